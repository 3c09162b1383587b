import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A post takes far less; another process of this folder may be in the midst of one. In milliseconds. */
const keptForMs = 24 * 60 * 60 * 1000;

/**
 * Makes the folder where files of plain posts lie while they are handed to their storage. Removes those that a killed
 * process left.
 */
export function openPostedFolder(dataDir: string, now: number): string {
  const folder = join(dataDir, 'posted');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats !== undefined && stats.mtimeMs < now - keptForMs)
      rmSync(path, { recursive: true, force: true });
  }
  return folder;
}
