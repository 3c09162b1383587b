import { createHash } from 'node:crypto';
import { join } from 'node:path';

export interface SiteFolders {
  readonly dist: string;
  /** Vite's client build: `assets` and `.vite/manifest.json`. */
  readonly clientDir: string;
  readonly manifest: string;
  readonly serverFile: string;
  /** The program of its worker threads, beside it. */
  readonly workerFile: string;
  /** The fingerprint of the sources that the last whole build was made from. */
  readonly note: string;
}

/** `components`: the file of a deployment's own types. A build with one lies beside the build without. */
export function siteFolders(root: string, components?: string): SiteFolders {
  const name = components && `own-${createHash('sha256').update(components).digest('hex').slice(0, 12)}`;
  const dist = join(root, 'apps', 'residents', 'dist', name ?? '');
  return {
    dist,
    clientDir: join(dist, 'client'),
    manifest: join(dist, 'client', '.vite', 'manifest.json'),
    serverFile: join(dist, 'server', 'main.js'),
    workerFile: join(dist, 'server', 'worker.js'),
    note: join(root, '.guichet', name === undefined ? 'built' : `built-${name}`),
  };
}
