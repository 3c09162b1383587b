import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { makeDataFolder } from '../data-folder.ts';
import type { DatabaseSchema } from './migrations.ts';

/** How copies begin that were saved of a database of this name. */
const copyOf = (name: string) => `${name}.rescued-`;

/** How a copy begins while it is written. */
const unfinishedOf = (name: string) => `${name}.rescuing-`;

/**
 * Saves a database whose file was removed or replaced: only its open connection still reaches the data. Gives the file
 * of the copy, which is whole and on the disk. Throws when it cannot be written, and leaves none then.
 */
export async function rescue(database: DatabaseSync, file: string): Promise<string> {
  const [folder, name] = [dirname(file), basename(file)];
  // The folder may be gone as well.
  makeDataFolder(folder);
  const stamp = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const end = `${stamp}-${process.pid}`;
  const unfinished = join(folder, `${unfinishedOf(name)}${end}`);
  const copy = join(folder, `${copyOf(name)}${end}`);
  try {
    closeSync(openSync(unfinished, 'wx', 0o600));
    await backup(database, unfinished);
    sync(unfinished);
    renameSync(unfinished, copy);
    sync(folder);
    return copy;
  } catch (error) {
    for (const path of [unfinished, `${unfinished}-journal`]) rmSync(path, { force: true });
    throw error;
  }
}

function sync(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Throws where a copy of a missing database lies: another would be made, and go on as if nothing had been received before. */
export function refuseWhereRescued(file: string, { table }: DatabaseSchema): void {
  const [folder, name] = [dirname(file), basename(file)];
  const beginnings = [copyOf(name), unfinishedOf(name)];
  const copies = readdirSync(folder)
    .filter((fileName) => beginnings.some((beginning) => fileName.startsWith(beginning)))
    .filter((fileName) => !/-(wal|shm|journal)$/.test(fileName))
    .toSorted()
    .reverse();
  const [unfinished] = copies;
  if (unfinished === undefined) return;
  const whole = copies.find((copy) => copy.startsWith(copyOf(name)) && hasTable(join(folder, copy), table));
  throw new Error(
    whole === undefined
      ? `${file} is missing, and ${unfinished} beside it is a copy that was not finished: put a backup in the place of ${name}, or move that copy elsewhere to begin with an empty database; then start again.`
      : `${file} is missing, and ${whole} beside it holds the earlier submissions: rename that file to ${name}, or move it elsewhere to begin with an empty database; then start again.`,
  );
}

/** Earlier versions left empty copies under the name of whole ones. */
function hasTable(copy: string, table: string): boolean {
  // Leaves no files beside it.
  const database = new DatabaseSync(new URL('?immutable=1', pathToFileURL(copy)), { readOnly: true });
  try {
    const find = database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?");
    return find.get(table) !== undefined;
  } finally {
    database.close();
  }
}
