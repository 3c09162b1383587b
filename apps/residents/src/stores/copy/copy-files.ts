import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type FileStore, hashOf } from '@guichet/form-service';
import { CopyError } from './copy-place.ts';

/**
 * Copies files by their ids between two stores, and compares the hash of each. `folder`: for a file on its way, on the
 * disk of `to` where that is one.
 */
export async function copyFiles(
  ids: AsyncIterable<string>,
  from: FileStore,
  to: FileStore,
  folder: string,
): Promise<{ readonly copied: number; readonly missing: number }> {
  const count = { copied: 0, missing: 0 };
  for await (const id of ids)
    count[(await copyFile(id, from, to, folder)) === undefined ? 'missing' : 'copied'] += 1;
  return count;
}

/**
 * Copies one of them. Gives the SHA-256 of its bytes, in hexadecimal; undefined where it has none. Throws a CopyError
 * where they break off.
 */
export async function copyFile(
  id: string,
  from: FileStore,
  to: FileStore,
  folder: string,
): Promise<string | undefined> {
  const bytes = await from.read(id);
  if (bytes === undefined) return undefined;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${id}.copy`);
  await pipeline(bytes, createWriteStream(path, { mode: 0o600 })).catch((cause: Error) => {
    throw new CopyError(`The file ${id} cannot be copied from ${from.name}: ${cause.message}. Start again.`, {
      cause,
    });
  });
  const hash = await hashOf(createReadStream(path));
  const there = await to.read(id);
  if (there === undefined || (await hashOf(there)) !== hash) {
    // An earlier copy may have broken off in it.
    await to.remove(id);
    await to.keep(id, path);
    const copied = await to.read(id);
    if (copied === undefined || (await hashOf(copied)) !== hash)
      throw new CopyError(`The file ${id} arrived otherwise than it was sent: start again.`);
  }
  await rm(path, { force: true });
  return hash;
}
