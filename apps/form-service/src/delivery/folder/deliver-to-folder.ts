import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { cleanName } from '../../uploads/clean-name.ts';
import { isMissing, syncFolder } from '../../uploads/disk-store.ts';
import type { FileStore } from '../../uploads/file-store.ts';
import { describeSubmission } from '../describe-submission.ts';
import type { Deliver, Parcel } from '../destination.ts';

export interface FolderDestination {
  readonly kind: 'folder';
  readonly path: string;
  readonly withProtected: boolean;
}

export interface FolderNeeds {
  /** Undefined: this deployment takes no files. */
  readonly files: FileStore | undefined;
}

/**
 * A folder for each submission, `{form}_{reference}`, with `submission.json` and its files. It is written under a name
 * that begins with a dot, and renamed once it is whole and on the disk: readers pass over names with a dot.
 */
export function createFolderDelivery(
  { path, withProtected }: FolderDestination,
  { files }: FolderNeeds,
): Deliver {
  return async (parcel, signal) => {
    const { delivery, submission, uploads } = parcel;
    const name = `${submission.form.replaceAll('/', '.')}_${submission.reference}`;
    const draft = join(path, `.${delivery.id}`);
    // A folder that does not exist may be a disk that is not mounted: it is not made here.
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    const names = uploads.map(({ originalName }, at) => `${at + 1}-${cleanName(originalName).slice(-120)}`);
    for (const [at, { id }] of uploads.entries()) {
      const bytes = await files?.read(id);
      if (bytes === undefined) throw new Error('A file of the submission is missing in the store of files.');
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
    if (await isThere(join(path, name))) {
      // An earlier attempt delivered it, and ended before that was noted.
      await rm(draft, { recursive: true, force: true });
      return { kind: 'delivered' };
    }
    await rename(draft, join(path, name));
    await syncFolder(path);
    return { kind: 'delivered' };
  };
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
