import { createReadStream, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { appendFile, chmod, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type FileStore, hashOf, openStore } from '@guichet/form-service';
import { findMove } from '@guichet/form-service/sqlite';
import { parseSettings } from '../../settings/parse-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import { copyFile } from '../copy/copy-files.ts';
import {
  BackupError,
  type DatabaseFile,
  databaseFiles,
  hashesFile,
  namesIn,
  settingsFile,
  summaryFile,
  syncPath,
} from './backup-folder.ts';
import type { CommandEnvironment } from './command-environment.ts';
import { notingEnvironment, settingsWithoutSecrets } from './settings-without-secrets.ts';

/** Files may be deleted between the copy of the database and theirs: it is then copied again. */
const rounds = 3;

/** Copies what a server keeps into a new folder, while it runs; resolves to the exit code. */
export async function backUp(
  folder: string,
  { env, root, print, complain }: CommandEnvironment,
): Promise<0 | 1> {
  const noted = notingEnvironment(env);
  const settings = parseSettings(noted.env, root);
  const target = resolve(root, folder);
  checkPlaces(settings, target);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  const created = new Date().toISOString();
  const hashes = new Map<string, string>();
  const present = databaseFiles.filter((file) => existsSync(join(settings.dataDir, file)));
  for (const file of present) await snapshot(settings.dataDir, file, target);
  const missing = await copyUploads(settings, target, hashes);
  for (const file of present) hashes.set(file, await hashOf(createReadStream(join(target, file))));
  const kept = settingsWithoutSecrets(env, noted.names);
  writeFileSync(join(target, settingsFile), `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
  await writeHashes(target, hashes);
  const files = hashes.size - present.length;
  await finish(target, { created, databases: present, files, missing });
  print(`Backed up into ${target}: ${present.join(', ')}; ${files} files.`);
  print(
    'Secrets are not part of it: keep SIGNING_SECRET (or DATA_DIR/signing-secret) and DELIVERY_FILE elsewhere.',
  );
  if (missing.length === 0) return 0;
  complain(
    `${missing.length} files are known to the database and cannot be found: ${summaryFile} lists them. All else is there.`,
  );
  return 1;
}

function checkPlaces({ database, dataDir }: Settings, target: string): void {
  if (database !== undefined)
    throw new BackupError(
      'DATABASE_URL is set: back up the database with pg_dump, then the files of FILES_URL; docs/operations.md says how.',
    );
  const move = findMove(dataDir);
  if (move !== undefined) throw new BackupError(move.sentence);
  if (!databaseFiles.some((file) => existsSync(join(dataDir, file))))
    throw new BackupError(
      `There is no database in ${dataDir}: nothing was received here yet, or DATA_DIR names another folder than the server's.`,
    );
  if ((namesIn(target) ?? []).length > 0)
    throw new BackupError(`${target} is not empty: name a new folder for each backup.`);
}

/** One moment of a database, without the bytes of deleted rows. Nobody is held up: writers go on in the write-ahead log. */
async function snapshot(dataDir: string, file: DatabaseFile, target: string): Promise<void> {
  const [source, path] = [join(dataDir, file), join(target, file)];
  rmSync(path, { force: true });
  const database = new DatabaseSync(source, { readOnly: true, timeout: 10_000 });
  try {
    database.prepare('VACUUM INTO ?').run(path);
  } catch (cause) {
    const { message } = cause instanceof Error ? cause : new Error(String(cause));
    throw new BackupError(`${source} cannot be copied: ${message}.`, { cause });
  } finally {
    database.close();
  }
  await chmod(path, 0o600);
  await syncPath(path);
}

/** The files that the copied database names; gives the ids of those that are nowhere. */
async function copyUploads(
  { dataDir, uploads }: Settings,
  target: string,
  hashes: Map<string, string>,
): Promise<readonly string[]> {
  if (!existsSync(join(target, 'guichet.sqlite'))) return [];
  const from = await openStore(uploads.files, join(dataDir, 'uploads'));
  const to = await openStore(undefined, join(target, 'uploads'));
  const arriving = join(target, 'uploads', 'copying');
  try {
    for (let round = 1; ; round += 1) {
      const missing = await copyNamed(join(target, 'guichet.sqlite'), { from, to, arriving }, hashes);
      if (missing.length === 0 || round === rounds) return missing;
      await snapshot(dataDir, 'guichet.sqlite', target);
    }
  } finally {
    rmSync(arriving, { recursive: true, force: true });
    await from.close();
    await to.close();
  }
}

interface Stores {
  readonly from: FileStore;
  readonly to: FileStore;
  /** For a file on its way. */
  readonly arriving: string;
}

async function copyNamed(
  database: string,
  { from, to, arriving }: Stores,
  hashes: Map<string, string>,
): Promise<readonly string[]> {
  const named = new Set(namesOfFiles(database));
  const missing: string[] = [];
  for (const id of named) {
    const path = pathOf(id);
    if (hashes.has(path)) continue;
    const hash = await copyFile(id, from, to, arriving);
    if (hash === undefined) missing.push(id);
    else hashes.set(path, hash);
  }
  // Deleted since the copy before this one.
  for (const path of [...hashes.keys()]) {
    const id = path.slice(pathOf('').length);
    if (named.has(id)) continue;
    await to.remove(id);
    hashes.delete(path);
  }
  return missing;
}

/** Infected files have lost their bytes, and those on their way are sent again. */
function namesOfFiles(file: string): readonly string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database
      .prepare("SELECT id FROM uploads WHERE scan NOT IN ('infected', 'arriving') ORDER BY id")
      .all()
      .map(({ id }) => String(id));
  } finally {
    database.close();
  }
}

function pathOf(id: string): string {
  return `uploads/kept/${id}`;
}

async function writeHashes(target: string, hashes: ReadonlyMap<string, string>): Promise<void> {
  const path = join(target, hashesFile);
  writeFileSync(path, '', { mode: 0o600 });
  for (const [name, hash] of hashes) await appendFile(path, `${hash}  ${name}\n`);
  await syncPath(path);
}

async function finish(target: string, summary: object): Promise<void> {
  const draft = join(target, `${summaryFile}.draft`);
  writeFileSync(draft, `${JSON.stringify(summary, null, 2)}\n`, { mode: 0o600 });
  await syncPath(draft);
  await rename(draft, join(target, summaryFile));
  await syncPath(target);
}
