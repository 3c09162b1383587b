import { existsSync, readFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.ts';
import { siteFolders } from './site-folders.ts';

/** Whether the last whole build was made from the sources as they are now. */
export function isBuilt(root: string, components?: string): boolean {
  const { note, serverFile, workerFile, manifest } = siteFolders(root, components);
  if (![note, serverFile, workerFile, manifest].every((path) => existsSync(path))) return false;
  return readFileSync(note, 'utf8') === fingerprint(root, components);
}
