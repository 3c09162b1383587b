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

/**
 * Deletes a submission with its files, and the submissions of nested forms that were stored with it. Of one that stands
 * in another, the copy there goes too. Files that a broken end leaves are found by the sweep of files.
 */
export async function deleteSubmission(
  submission: StoredSubmission,
  { reason, actor, evenUndelivered = false }: DeletionCause,
  { storage, files, cityTime, now }: DeletionNeeds,
): Promise<DeleteOutcome> {
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
  if (outcome.kind === 'deleted') for (const upload of outcome.uploads) await files?.remove(upload);
  return outcome;
}
