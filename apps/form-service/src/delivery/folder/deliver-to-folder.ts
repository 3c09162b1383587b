import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { cleanName, cutToBytes } from '../../uploads/clean-name.ts';
import { codeOf, isMissing, syncFolder } from '../../uploads/disk-store.ts';
import type { FileStore } from '../../uploads/file-store.ts';
import { describeSubmission } from '../describe-submission.ts';
import type { Deliver, Parcel } from '../destination.ts';
import { createLimit, type Limit } from './create-limit.ts';

export interface FolderDestination {
  readonly kind: 'folder';
  readonly path: string;
  readonly withProtected: boolean;
}

export interface FolderNeeds {
  /** Undefined: this deployment takes no files. */
  readonly files: FileStore | undefined;
  /** Shared by all folders. */
  readonly limit: Limit;
}

/**
 * Deliveries to all folders at once. A network disk whose server is away holds a thread of Node's for each, and Node has
 * four for all files of the site.
 */
export const foldersAtOnce = 2;

/** Bytes of UTF-8; file systems take 255, and the file's number comes first. */
const longestName = 200;

/**
 * A folder for each submission, `{form}_{reference}`, with `submission.json` and its files. Each attempt writes its own
 * draft, in a folder of the delivery that begins with a dot, and renames it once it is whole and on the disk: readers
 * pass over names with a dot.
 */
export function createFolderDelivery(
  { path, withProtected }: FolderDestination,
  { files, limit }: FolderNeeds,
): Deliver {
  const ownLimit = createLimit(1);

  const write: Deliver = async (parcel, signal) => {
    const { delivery, submission, uploads } = parcel;
    const name = join(path, `${submission.form.replaceAll('/', '.')}_${submission.reference}`);
    const drafts = join(path, `.${delivery.id}`);
    await makeUnlessThere(drafts);
    await discardAll(drafts);
    const draft = join(drafts, randomUUID());
    try {
      // An earlier attempt delivered it, and ended before that was noted.
      if (await isThere(name)) return { kind: 'delivered' };
      await mkdir(draft, { mode: 0o700 });
      const names = uploads.map(
        ({ originalName }, at) => `${at + 1}-${cutToBytes(cleanName(originalName), longestName)}`,
      );
      for (const [at, { id }] of uploads.entries()) {
        const bytes = await files?.read(id);
        if (bytes === undefined)
          throw new Error('A file of the submission is missing in the store of files.');
        await pipeline(bytes, createWriteStream(join(draft, names[at] ?? id), { mode: 0o600, flush: true }), {
          signal,
        });
      }
      await writeFile(
        join(draft, 'submission.json'),
        `${JSON.stringify(contentOf(parcel, names, withProtected), null, 2)}\n`,
        {
          ...{ mode: 0o600, flush: true, signal },
        },
      );
      await syncFolder(draft);
      await renameUnlessThere(draft, name);
      await syncFolder(path);
      return { kind: 'delivered' };
    } finally {
      await rm(draft, { recursive: true, force: true });
      // Another attempt may have its draft there.
      await rmdir(drafts).catch(() => undefined);
    }
  };

  return (parcel, signal) => ownLimit(() => limit(() => write(parcel, signal)));
}

/** A folder around it that does not exist may be a disk that is not mounted: it is not made here. */
async function makeUnlessThere(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/**
 * Removes what earlier attempts left. One of them may only be slow: under another name nothing is added to its draft,
 * and what is left of it can no longer be taken for a whole one.
 */
async function discardAll(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const discarded = join(drafts, randomUUID());
    try {
      await rename(join(drafts, name), discarded);
    } catch (error) {
      if (isMissing(error)) continue;
      throw error;
    }
    await rm(discarded, { recursive: true, force: true });
  }
}

/** Another attempt may have delivered it meanwhile. */
async function renameUnlessThere(draft: string, name: string): Promise<void> {
  try {
    await rename(draft, name);
  } catch (error) {
    if (!['EEXIST', 'ENOTEMPTY'].includes(codeOf(error) ?? '')) throw error;
  }
}

function contentOf(parcel: Parcel, names: readonly string[], withProtected: boolean) {
  const files = parcel.uploads.map(({ field, originalName, type, size }, at) => ({
    ...{ field, name: originalName, type, size },
    file: names[at],
  }));
  return { ...describeSubmission(parcel, withProtected), ...(files.length > 0 && { files }) };
}

async function isThere(path: string): Promise<boolean> {
  try {
    await (await open(path)).close();
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
