import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isJsonObject } from '@guichet/definition';

/** The databases of a server's folder, in the order in which a restore puts them in place. */
export const databaseFiles = ['ledger.sqlite', 'orders.sqlite', 'guichet.sqlite'] as const;

export type DatabaseFile = (typeof databaseFiles)[number];

/** Beside the databases and `uploads/kept`, as in a server's folder. The first is written last: without it a backup is not finished. */
export const summaryFile = 'backup.json';
export const settingsFile = 'settings.json';
/** As `sha256sum --check` reads it. */
export const hashesFile = 'SHA256SUMS';

/** An error that the operator can fix: its message says how. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Undefined where there is no such folder. Throws a BackupError where a file has its name. */
export function namesIn(folder: string): readonly string[] | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory() === false) throw new BackupError(`${folder} is a file: name a folder.`);
  return found && readdirSync(folder);
}

/** The moment of a finished backup. Throws a BackupError for any other folder. */
export function momentOf(folder: string): string {
  const file = join(folder, summaryFile);
  if (!existsSync(file))
    throw new BackupError(
      `There is no ${summaryFile} in ${folder}: it is no backup, or one that was not finished. Name the folder that npm run backup was given.`,
    );
  const summary: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const created = isJsonObject(summary) ? summary.created : undefined;
  if (typeof created !== 'string') throw new BackupError(`${file} is damaged: use another backup.`);
  return created;
}

/** Hashes of a backup's files by their paths below it. */
export async function* readHashes(
  folder: string,
): AsyncGenerator<{ readonly hash: string; readonly path: string }> {
  const lines = createInterface({ input: createReadStream(join(folder, hashesFile)) });
  for await (const line of lines) {
    const [, hash = '', path = ''] = /^([0-9a-f]{64}) {2}([\w./-]+)$/.exec(line) ?? [];
    if (hash === '') throw new BackupError(`${join(folder, hashesFile)} is damaged: use another backup.`);
    yield { hash, path };
  }
}

/** Waits until the content of a file, or the names in a folder, are on the disk. */
export async function syncPath(path: string): Promise<void> {
  const opened = await open(path);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
