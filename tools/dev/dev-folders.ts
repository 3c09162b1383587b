import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';

export interface DevFolders {
  readonly folder: string;
  readonly clientDir: string;
  readonly serverFile: string;
}

/** Where one watched build lies: beside nothing that `npm start` or another one uses. */
export function devFolders(folder: string): DevFolders {
  return { folder, clientDir: join(folder, 'client'), serverFile: join(folder, 'server', 'main.js') };
}

export function newDevFolder(root: string): string {
  mkdirSync(join(root, '.guichet'), { recursive: true });
  return mkdtempSync(join(root, '.guichet', 'dev-'));
}
