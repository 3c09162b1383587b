import { opendir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { belongsHere, type ForeignListener } from './belongs-here.ts';
import { isOlder } from './disk-store.ts';
import { unclaimedForMs } from './upload-limits.ts';
import type { UploadParts } from './upload-parts.ts';

/** How many files were taken away. */
export interface Swept {
  /** No submission has claimed them; or another service got them longer ago than they are kept. */
  readonly unclaimed: number;
  /** They began to arrive and never ended. */
  readonly halfWay: number;
  /** Nothing is known of them: the service ended between keeping and noting them, or while deleting. */
  readonly orphans: number;
}

/**
 * Takes away what has lain here for a day and belongs to no submission, or was kept for another service for long. Any
 * number of processes may do so at once. Files of another database all stay.
 */
export async function sweepUploads(parts: UploadParts, onForeign: ForeignListener): Promise<Swept> {
  const { rows, store, now, keptForMs } = parts;
  const before = now() - unclaimedForMs;
  // An earlier copy of the database may call unclaimed what the present one has claimed.
  if (!(await belongsHere(parts, before, onForeign)))
    return { unclaimed: 0, halfWay: await sweepArriving(parts.arriving, before), orphans: 0 };
  const expired = await rows.expireUploads(before, now() - keptForMs);
  for (const id of expired) await store.remove(id);
  return {
    unclaimed: expired.length,
    halfWay: await sweepArriving(parts.arriving, before),
    orphans: await sweepOrphans(parts, before),
  };
}

async function sweepArriving(folder: string, before: number): Promise<number> {
  let count = 0;
  for await (const { name } of await opendir(folder)) {
    const path = join(folder, name);
    if (!(await isOlder(path, before))) continue;
    await rm(path, { force: true, recursive: true });
    count += 1;
  }
  return count;
}

async function sweepOrphans({ rows, store }: UploadParts, before: number): Promise<number> {
  let count = 0;
  for await (const ids of store.list(before)) {
    const known = new Set((await rows.findUploads(ids)).map(({ id }) => id));
    for (const id of ids) {
      if (known.has(id)) continue;
      await store.remove(id);
      count += 1;
    }
  }
  return count;
}
