import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launcher/launch.js';
import { buildElement } from './build-element.ts';

/** Builds the custom element into a folder that `npm pack` makes a package of: it needs no other. */
export async function packElement(folder: string): Promise<void> {
  await buildElement(folder);
  const { name, version }: { readonly name: string; readonly version: string } = JSON.parse(
    readFileSync(join(root, 'packages', 'element', 'package.json'), 'utf8'),
  );
  const manifest = {
    ...{ name, version, type: 'module', license: 'UNLICENSED' },
    exports: { '.': './guichet-form.js', './*': './*' },
    files: ['guichet-form.js', 'guichet-form.js.map', 'parts'],
    // Imported for what it does: it defines the element.
    sideEffects: true,
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
