import type { Json } from '@guichet/definition';
import { foldUnique } from '../storage/fold-unique.ts';
import type { SubmissionReader } from '../storage/storage.ts';

/** A submission that holds a value. */
export interface FoundSubmission {
  readonly reference: string;
  readonly form: string;
  /** Milliseconds since 1970. */
  readonly received: number;
  /** Data paths of the answers that hold it. */
  readonly paths: readonly string[];
}

/** Submissions of all forms in which an answer holds a value, in capitals or small letters. */
export async function* findValue(
  reader: SubmissionReader,
  value: string,
): AsyncGenerator<FoundSubmission, void> {
  const sought = foldUnique(value);
  for (const alias of await reader.listForms()) {
    for await (const { reference, form, received, data } of reader.readSubmissions(alias)) {
      const paths = pathsOf(JSON.parse(data), sought);
      if (paths.length > 0) yield { reference, form, received, paths };
    }
  }
}

function pathsOf(value: Json | undefined, sought: string, path = ''): readonly string[] {
  if (value === undefined || value === null || typeof value === 'boolean') return [];
  if (typeof value !== 'object') return foldUnique(value).includes(sought) ? [path] : [];
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsOf(inner, sought, path === '' ? key : `${path}.${key}`),
  );
}
