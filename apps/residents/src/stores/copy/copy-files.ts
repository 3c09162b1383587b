import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '@guichet/form-service';
import { CopyError } from './copy-place.ts';

/** Copies files by their ids between two stores, and compares the hash of each. `folder`: for a file on its way. */
export async function copyFiles(
  ids: AsyncIterable<string>,
  from: FileStore,
  to: FileStore,
  folder: string,
): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let count = 0;
  for await (const id of ids) {
    const bytes = await from.read(id);
    // An infected one has lost its bytes.
    if (bytes === undefined) continue;
    const path = join(folder, `${id}.copy`);
    await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
    const hash = await hashOf(createReadStream(path));
    const there = await to.read(id);
    if (there === undefined || (await hashOf(there)) !== hash) {
      await copyFile(path, `${path}.kept`);
      await to.keep(id, `${path}.kept`);
      const copied = await to.read(id);
      if (copied === undefined || (await hashOf(copied)) !== hash)
        throw new CopyError(`The file ${id} arrived otherwise than it was sent: start again.`);
    }
    count += 1;
  }
  return count;
}

async function hashOf(bytes: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(bytes, hash);
  return hash.digest('hex');
}
