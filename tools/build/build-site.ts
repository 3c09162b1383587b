import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { alone } from '../launcher/lock.js';
import { bundle } from './bundle.ts';
import { checkComponents } from './check-components.ts';
import { compressAll } from './compress.ts';
import { fingerprint } from './fingerprint.ts';
import { isBuilt } from './is-built.ts';
import { publish } from './publish.ts';
import { type SiteFolders, siteFolders } from './site-folders.ts';

/**
 * Builds, unless nothing changed; one process at a time. A build that stops half way is never used. `components`: the
 * file of the deployment's own component types; throws a LaunchError when it is not what it should be.
 */
export async function buildSite(root: string, components?: string): Promise<void> {
  await alone(root, 'build', {
    onWait: () => console.log('Another start is building: waiting for it.'),
    task: async () => {
      if (!isBuilt(root, components)) await buildAfresh(root, siteFolders(root, components), components);
    },
  });
}

async function buildAfresh(
  root: string,
  { dist, note, clientDir, serverFile, workerFile }: SiteFolders,
  components: string | undefined,
): Promise<void> {
  const start = performance.now();
  console.log('Building (only when the sources changed)...');
  if (components !== undefined) await checkComponents(components);
  const made = fingerprint(root, components);
  const unfinished = join(dist, 'unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const folder = mkdtempSync(join(unfinished, 'build-'));
  const [client, server] = [join(folder, 'client'), join(folder, 'server')];
  await bundle(root, { client, server, components });
  // A city that starts the site with types of its own waits for its build.
  await compressAll(client, { isSmallest: components === undefined });
  rmSync(note, { force: true });
  publish(client, clientDir, new Date());
  mkdirSync(dirname(serverFile), { recursive: true });
  renameSync(join(server, 'worker.js'), workerFile);
  renameSync(join(server, 'main.js'), serverFile);
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, made);
  rmSync(unfinished, { recursive: true });
  console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}
