import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { alone } from '../launcher/lock.js';
import { bundle } from './bundle.ts';
import { compressAll } from './compress.ts';
import { fingerprint } from './fingerprint.ts';
import { publish } from './publish.ts';
import { type SiteFolders, siteFolders } from './site-folders.ts';

/** Whether the last whole build was made from the sources as they are now. */
export function isBuilt(root: string): boolean {
  const { note, serverFile, manifest } = siteFolders(root);
  if (![note, serverFile, manifest].every((path) => existsSync(path))) return false;
  return readFileSync(note, 'utf8') === fingerprint(root);
}

/** Builds, unless nothing changed; one process at a time. What stops half way is never used. */
export async function buildSite(root: string): Promise<void> {
  await alone(root, 'build', {
    onWait: () => console.log('Another start is building: waiting for it.'),
    task: async () => {
      if (!isBuilt(root)) await buildAfresh(root, siteFolders(root));
    },
  });
}

async function buildAfresh(root: string, { dist, note, clientDir, serverFile }: SiteFolders): Promise<void> {
  const start = performance.now();
  console.log('Building (only when the sources changed)...');
  const made = fingerprint(root);
  const unfinished = join(dist, 'unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const folder = mkdtempSync(join(unfinished, 'build-'));
  const [client, server] = [join(folder, 'client'), join(folder, 'server')];
  await bundle(root, { client, server });
  await compressAll(client);
  rmSync(note, { force: true });
  publish(client, clientDir, new Date());
  mkdirSync(dirname(serverFile), { recursive: true });
  renameSync(join(server, 'main.js'), serverFile);
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, made);
  rmSync(unfinished, { recursive: true });
  console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}
