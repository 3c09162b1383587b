import { createReadStream, existsSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import { copyFile as copyDatabase } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { hashOf, openStore } from '@guichet/form-service';
import { parseSettings } from '../../settings/parse-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import { copyFile } from '../copy/copy-files.ts';
import {
  BackupError,
  type DatabaseFile,
  databaseFiles,
  momentOf,
  namesIn,
  readHashes,
  syncPath,
} from './backup-folder.ts';
import type { CommandEnvironment } from './command-environment.ts';

/** Puts a backup into the empty folder of a server that does not run; resolves to the exit code. */
export async function restore(folder: string, { env, root, print }: CommandEnvironment): Promise<0> {
  const settings = parseSettings(env, root);
  const source = resolve(root, folder);
  const created = momentOf(source);
  checkTarget(settings);
  await checkHashes(source);
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  const files = await copyUploads(source, settings);
  const present = databaseFiles.filter((file) => existsSync(join(source, file)));
  for (const file of present) await putInPlace(source, file, settings.dataDir);
  print(`Restored into ${settings.dataDir}: ${present.join(', ')}; ${files} files, as of ${created}.`);
  print(
    'Before the start: delete again what was deleted since (npm run submissions -- --delete-again FILE), or it is back.',
  );
  if (settings.signingSecret === undefined && !existsSync(join(settings.dataDir, 'signing-secret')))
    print(
      'SIGNING_SECRET is not set: set it to the former one (the text of signing-secret), or links that were sent, to files, forms and receipts, no longer open.',
    );
  return 0;
}

function checkTarget({ database, dataDir }: Settings): void {
  if (database !== undefined)
    throw new BackupError(
      'DATABASE_URL is set: restore a dump with pg_restore. To bring a backup of SQLite there, restore it without DATABASE_URL, then run npm run migrate.',
    );
  const names = (namesIn(dataDir) ?? []).filter((name) => name !== 'signing-secret');
  if (names.length > 0)
    throw new BackupError(
      `${dataDir} is not empty (${names.slice(0, 5).join(', ')}), and nothing was changed. Stop the server, move all but signing-secret out of it, or name another folder as DATA_DIR; then restore again.`,
    );
}

/** Before anything is written. */
async function checkHashes(source: string): Promise<void> {
  for await (const { hash, path } of readHashes(source)) {
    const file = join(source, path);
    if (!existsSync(file) || (await hashOf(createReadStream(file))) !== hash)
      throw new BackupError(`${file} is missing or damaged, and nothing was restored: use another backup.`);
  }
}

async function copyUploads(source: string, { dataDir, uploads }: Settings): Promise<number> {
  const from = await openStore(undefined, join(source, 'uploads'));
  const to = await openStore(uploads.files, join(dataDir, 'uploads'));
  const arriving = join(dataDir, 'uploads', 'copying');
  let count = 0;
  try {
    for await (const { path } of readHashes(source)) {
      const [, id] = /^uploads\/kept\/(\w+)$/.exec(path) ?? [];
      if (id === undefined) continue;
      await copyFile(id, from, to, arriving);
      count += 1;
    }
    return count;
  } finally {
    rmSync(arriving, { recursive: true, force: true });
    await from.close();
    await to.close();
  }
}

/** Under its name only once it is whole, and never over a database that a server has made meanwhile. */
async function putInPlace(source: string, file: DatabaseFile, dataDir: string): Promise<void> {
  const [draft, path] = [join(dataDir, `${file}.restored`), join(dataDir, file)];
  await copyDatabase(join(source, file), draft);
  checkWhole(draft);
  await syncPath(draft);
  try {
    linkSync(draft, path);
  } catch (cause) {
    throw new BackupError(
      `A server was started on ${dataDir} meanwhile: stop it, empty the folder, and restore again.`,
      { cause },
    );
  } finally {
    rmSync(draft, { force: true });
  }
  await syncPath(dataDir);
}

function checkWhole(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const found = database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check;
    if (found !== 'ok') throw new BackupError(`${file} is damaged (${found}): use another backup.`);
  } finally {
    database.close();
  }
}
