import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createUploadId } from './upload-id.ts';
import type { UploadParts } from './upload-parts.ts';

/** Beside the files of a store: the id of the database that they belong to, which alone may call one unknown. */
export const ownerMark = 'database-id';

/** Gets a sentence for the operator: the files belong to another database, and this is how to go on. */
export type ForeignListener = (sentence: string) => void;

/**
 * Whether the files of a store belong to this database. A store without a mark is taken over by a database that knows
 * its files: a server that was started on an empty or wrong database leaves them alone. `old`: the sweep looks for
 * unknown files among those from before this time alone.
 */
export async function belongsHere(
  parts: Pick<UploadParts, 'rows' | 'store' | 'arriving'>,
  old: number,
  onForeign: ForeignListener,
): Promise<boolean> {
  const { id, since } = await parts.rows.getIdentity();
  let owner = await ownerOf(parts);
  if (owner === undefined && (await isToTake(parts, since, old))) {
    await mark(id, parts);
    // Another database may have marked the store at the same time: the first mark stays.
    owner = await ownerOf(parts);
  }
  if (owner === id) return true;
  const { name } = parts.store;
  onForeign(
    `The files in ${name} belong to another database than the one that this server has opened: none of them is deleted. Check DATABASE_URL, DATA_DIR and FILES_URL, and start again. If they are right, write ${id} into ${name}/${ownerMark}: files that this database does not know are then deleted.`,
  );
  return false;
}

async function ownerOf({ store }: Pick<UploadParts, 'store'>): Promise<string | undefined> {
  const bytes = await store.read(ownerMark);
  return bytes && (await text(bytes)).trim();
}

async function isToTake(
  parts: Pick<UploadParts, 'rows' | 'store'>,
  since: number,
  old: number,
): Promise<boolean> {
  // Files that were taken in later prove nothing: a server on the wrong database takes in files, too.
  const earlier = await countFiles(parts, since);
  if (earlier.known + earlier.unknown > 0) return earlier.known > 0;
  // A restore, or a copy into another store, writes all files anew.
  return (await countFiles(parts, old)).unknown === 0;
}

async function countFiles({ rows, store }: Pick<UploadParts, 'rows' | 'store'>, before: number) {
  const count = { known: 0, unknown: 0 };
  for await (const ids of store.list(before)) {
    const known = (await rows.findUploads(ids)).length;
    count.known += known;
    count.unknown += ids.length - known;
  }
  return count;
}

async function mark(id: string, { store, arriving }: Pick<UploadParts, 'store' | 'arriving'>): Promise<void> {
  const path = join(arriving, createUploadId());
  await writeFile(path, `${id}\n`, { flag: 'wx', mode: 0o600 });
  await store.keep(ownerMark, path);
}
