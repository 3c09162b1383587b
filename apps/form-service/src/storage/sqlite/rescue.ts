import { closeSync, openSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { backup, type DatabaseSync } from 'node:sqlite';
import { makeDataFolder } from '../data-folder.ts';

/** How copies begin that were saved of a database of this name. */
const copyOf = (name: string) => `${name}.rescued-`;

/**
 * Saves a database whose file was removed or replaced: only its open connection still reaches the data. Gives the file
 * of the copy. Throws when it cannot be written.
 */
export async function rescue(database: DatabaseSync, file: string): Promise<string> {
  // The folder may be gone as well.
  makeDataFolder(dirname(file));
  const stamp = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const copy = `${dirname(file)}/${copyOf(basename(file))}${stamp}-${process.pid}`;
  closeSync(openSync(copy, 'wx', 0o600));
  await backup(database, copy);
  return copy;
}

/** The copies that were saved of a database and still lie beside it. */
export function rescuedCopies(file: string): readonly string[] {
  const beginning = copyOf(basename(file));
  return readdirSync(dirname(file)).filter((name) => name.startsWith(beginning) && !/-(wal|shm)$/.test(name));
}
