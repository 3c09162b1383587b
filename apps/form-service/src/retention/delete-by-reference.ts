import { join } from 'node:path';
import { createCityTime } from '../print-submissions/city-time.ts';
import type { DeleteRequest } from '../print-submissions/parse-arguments.ts';
import { openExisting } from '../storage/open-existing.ts';
import { ReadingError } from '../storage/reading-error.ts';
import type { SubmissionStorage } from '../storage/storage.ts';
import type { FileStore } from '../uploads/file-store.ts';
import { openStore } from '../uploads/open-uploads.ts';
import { parseFilesUrl } from '../uploads/parse-files-url.ts';
import { deleteSubmission, type FilesLeft } from './delete-submission.ts';

export interface DeletingEnvironment {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly filesUrl?: string;
  readonly timeZone: string;
  readonly actor?: string;
  readonly complain: (sentence: string) => void;
  readonly ask?: ((question: string) => Promise<string>) | undefined;
}

/** Deletes a submission with its files, after a question; resolves to the exit code. */
export async function deleteByReference(
  request: DeleteRequest,
  { dataDir, databaseUrl = '', ...around }: DeletingEnvironment,
): Promise<0 | 1> {
  const storage = await openExisting({ dataDir, databaseUrl });
  try {
    const failure = await deleteFrom(storage, request, { dataDir, ...around });
    if (failure !== undefined) around.complain(failure);
    return failure === undefined ? 0 : 1;
  } finally {
    await storage.close();
  }
}

/** A sentence where nothing was deleted. */
async function deleteFrom(
  storage: SubmissionStorage,
  { reference, isSure, evenUndelivered }: DeleteRequest,
  {
    dataDir,
    filesUrl = '',
    timeZone,
    actor = 'unknown',
    ask,
    complain,
  }: Omit<DeletingEnvironment, 'databaseUrl'>,
): Promise<string | undefined> {
  const found = await storage.findByReference(reference);
  const submission = found && (await storage.findSubmission(found.id));
  if (submission === undefined) return `Nothing is stored under ${reference}.`;
  if (!isSure) {
    if (ask === undefined) return 'Nobody can answer a question here: add --yes to delete it.';
    const received = new Date(submission.received).toISOString();
    const answer = await ask(
      `Delete ${reference} of the form ${submission.form}, received ${received}, with its files? Type yes: `,
    );
    if (answer.trim().toLowerCase() !== 'yes') return 'Nothing was deleted.';
  }
  const files = await openFiles({ dataDir, filesUrl });
  try {
    const outcome = await deleteSubmission(
      submission,
      { reason: 'request', actor, evenUndelivered },
      { storage, files, cityTime: createCityTime(timeZone), now: Date.now },
    );
    if (outcome.kind === 'undelivered')
      return `${reference}, or a nested form's submission sent with it, waits to be delivered or is parked: see npm run outbox. To delete it all the same, add --even-undelivered.`;
    if (outcome.kind === 'deleted' && outcome.left) complain(sentenceOfLeft(outcome.left));
    return outcome.kind === 'unknown' ? `${reference} was deleted by somebody else just now.` : undefined;
  } finally {
    await files.close();
  }
}

/** For the person at the terminal. */
export function sentenceOfLeft({ count, fault }: FilesLeft): string {
  return `It is deleted, but ${count} of its files could not be removed: ${fault}. The server's hourly sweep of files removes them.`;
}

/** The store of files for a command. Throws a ReadingError where FILES_URL is none. */
export async function openFiles({
  dataDir,
  filesUrl,
}: {
  readonly dataDir: string;
  readonly filesUrl: string;
}): Promise<FileStore> {
  const place = filesUrl === '' ? undefined : parseFilesUrl(filesUrl);
  if (filesUrl !== '' && place === undefined) throw new ReadingError('FILES_URL is no storage for files.');
  return openStore(place, join(dataDir, 'uploads'));
}
