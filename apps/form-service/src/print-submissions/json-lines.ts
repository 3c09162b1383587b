import type { JsonObject } from '@guichet/definition';
import type { StoredSubmission } from '../storage/storage.ts';
import { safeJson } from './safe-json.ts';

/** One submission a line: the form service's response, with the version that it was validated by. */
export async function* jsonLines(
  submissions: AsyncIterable<StoredSubmission>,
  withProtected: boolean,
): AsyncGenerator<string, void> {
  for await (const submission of submissions) {
    const { id, form, reference, received, version, metadata } = submission;
    const line = {
      _id: id,
      form,
      referenceNumber: reference,
      created: new Date(received).toISOString(),
      formVersion: version,
      data: dataOf(submission, withProtected),
      metadata: JSON.parse(metadata),
    };
    yield `${safeJson(line)}\n`;
  }
}

/** The answers, without what the form protects unless it is asked for. */
export function dataOf({ data, returned }: StoredSubmission, withProtected: boolean): JsonObject {
  return JSON.parse(withProtected ? data : (returned ?? data));
}
