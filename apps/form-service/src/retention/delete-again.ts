import { readFileSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { isJsonObject, type JsonObject } from '@guichet/definition';
import { createCityTime } from '../print-submissions/city-time.ts';
import type { DeleteAgainRequest } from '../print-submissions/parse-arguments.ts';
import { safeJson } from '../print-submissions/safe-json.ts';
import { writeLines } from '../print-submissions/write-lines.ts';
import { openExisting } from '../storage/open-existing.ts';
import { ReadingError } from '../storage/reading-error.ts';
import { type DeletingEnvironment, openFiles, sentenceOfLeft } from './delete-by-reference.ts';
import { deleteSubmission } from './delete-submission.ts';

type Environment = DeletingEnvironment & { readonly output: Writable };

/** Writes what is known of deletions, a JSON object a line, latest first; resolves to the exit code. */
export async function listDeletions({ dataDir, databaseUrl = '', output }: Environment): Promise<0> {
  const storage = await openExisting({ dataDir, databaseUrl });
  try {
    const deletions = await storage.listDeletions(Number.MAX_SAFE_INTEGER);
    const lines = deletions.map(({ reference, form, receivedDay, deleted, reason, actor }) => {
      const line = { reference, form, receivedDay, deleted: new Date(deleted).toISOString(), reason, actor };
      return `${safeJson(line)}\n`;
    });
    await writeLines(lines, output);
    return 0;
  } finally {
    await storage.close();
  }
}

/** Deletes what such a list names, also while it waits to be delivered: it was deleted before; resolves to the exit code. */
export async function deleteAgain(
  { file }: DeleteAgainRequest,
  { dataDir, databaseUrl = '', filesUrl = '', timeZone, actor = 'unknown', complain }: Environment,
): Promise<0> {
  const listed = readList(file);
  const storage = await openExisting({ dataDir, databaseUrl });
  const files = await openFiles({ dataDir, filesUrl });
  let count = 0;
  try {
    for (const { reference, reason } of listed) {
      const found = await storage.findByReference(reference);
      const submission = found && (await storage.findSubmission(found.id));
      if (submission === undefined) continue;
      const needs = { storage, files, cityTime: createCityTime(timeZone), now: Date.now };
      const cause = { reason, actor, evenUndelivered: true };
      const outcome = await deleteSubmission(submission, cause, needs);
      if (outcome.kind === 'deleted' && outcome.left)
        complain(`${reference}: ${sentenceOfLeft(outcome.left)}`);
      count += 1;
    }
  } finally {
    await files.close();
    await storage.close();
  }
  complain(`${count} of ${listed.length} were there again, and are deleted.`);
  return 0;
}

interface Listed {
  readonly reference: string;
  readonly reason: string;
}

function readList(file: string): readonly Listed[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new ReadingError(`${file} cannot be read: ${cause instanceof Error ? cause.message : cause}.`, {
      cause,
    });
  }
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      const { reference, reason = 'request' } = parseLine(line);
      if (typeof reference !== 'string' || typeof reason !== 'string')
        throw new ReadingError(
          `${file}, line ${index + 1}: it names no reference number, and nothing was deleted. Write lines such as {"reference":"C7DF-3KXM-H9TW"}.`,
        );
      return { reference, reason };
    });
}

function parseLine(line: string): JsonObject {
  try {
    const value: unknown = JSON.parse(line);
    return isJsonObject(value) ? value : {};
  } catch {
    return {};
  }
}
