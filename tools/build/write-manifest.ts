import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launcher/launch.js';

/** Writes the package.json of what was built of a package of ours: it needs no other of ours. */
export function writeManifest(folder: string, name: string, more: object): void {
  const sourceManifest: { readonly name: string; readonly version: string } = JSON.parse(
    readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'),
  );
  const manifest = {
    name: sourceManifest.name,
    version: sourceManifest.version,
    type: 'module',
    license: 'UNLICENSED',
    ...more,
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
