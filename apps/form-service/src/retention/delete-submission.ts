import type { CityTime } from '../print-submissions/city-time.ts';
import { type DeleteOutcome, type Deletion, hashOfKey } from '../storage/deletions.ts';
import type { StoredSubmission, SubmissionStorage } from '../storage/storage.ts';
import type { FileStore } from '../uploads/file-store.ts';
import { findNested } from './find-nested.ts';

export interface DeletionNeeds {
  readonly storage: SubmissionStorage;
  /** Undefined: no files are kept here. */
  readonly files: Pick<FileStore, 'remove'> | undefined;
  readonly cityTime: CityTime;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface DeletionCause {
  /** In a word: `retention`, `request`. */
  readonly reason: string;
  /** The account that runs the command, or `server`. */
  readonly actor: string;
  /** Also while it waits to be delivered. */
  readonly evenUndelivered?: boolean;
}

export type DeletionResult =
  | { readonly kind: 'deleted'; readonly left?: FilesLeft }
  | Exclude<DeleteOutcome, { readonly kind: 'deleted' }>;

/** Files whose submission is deleted, and whose bytes could not be removed yet: the sweep of files does so. */
export interface FilesLeft {
  readonly count: number;
  /** A sentence for the operator. */
  readonly fault: string;
}

/**
 * Deletes a submission with its files, and the submissions of nested forms that were stored with it. Of one that stands
 * in another, the copy there goes too. Files that a broken end, or a store that is away, leaves are found by
 * the sweep of files.
 */
export async function deleteSubmission(
  submission: StoredSubmission,
  { reason, actor, evenUndelivered = false }: DeletionCause,
  { storage, files, cityTime, now }: DeletionNeeds,
): Promise<DeletionResult> {
  const deletionOf = ({ form, reference, key, received }: StoredSubmission): Deletion => ({
    ...{ form, reference, keyHash: key === undefined ? undefined : hashOfKey(key) },
    receivedDay: cityTime.written(received).slice(0, 10),
    ...{ deleted: now(), reason, actor },
  });
  const { parts, around, uploads } = await findNested(submission, storage);
  const outcome = await storage.deleteSubmission(submission.id, deletionOf(submission), evenUndelivered, {
    parts: parts.map((part) => ({ id: part.id, deletion: deletionOf(part) })),
    around: around.map(({ id, form }) => ({ id, form })),
    uploads,
  });
  if (outcome.kind !== 'deleted') return outcome;
  const left = await removeFiles(outcome.uploads, files);
  return { kind: 'deleted', ...(left && { left }) };
}

/** After one that could not be removed no other is tried: a store that is away takes long to say so. */
async function removeFiles(
  uploads: readonly string[],
  files: DeletionNeeds['files'],
): Promise<FilesLeft | undefined> {
  for (const [removed, upload] of uploads.entries()) {
    try {
      await files?.remove(upload);
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      return { count: uploads.length - removed, fault };
    }
  }
  return undefined;
}
