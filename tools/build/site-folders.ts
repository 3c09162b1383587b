import { join } from 'node:path';

export interface SiteFolders {
  readonly dist: string;
  /** Vite's client build: `assets` and `.vite/manifest.json`. */
  readonly clientDir: string;
  readonly manifest: string;
  readonly serverFile: string;
  /** The fingerprint of the sources that the last whole build was made from. */
  readonly note: string;
}

export function siteFolders(root: string): SiteFolders {
  const dist = join(root, 'apps', 'residents', 'dist');
  return {
    dist,
    clientDir: join(dist, 'client'),
    manifest: join(dist, 'client', '.vite', 'manifest.json'),
    serverFile: join(dist, 'server', 'main.js'),
    note: join(root, '.guichet', 'built'),
  };
}
