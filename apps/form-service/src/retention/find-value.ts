import { isJsonObject, type Json } from '@guichet/definition';
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
    for await (const { reference, form, received, data, returned } of reader.readSubmissions(alias)) {
      // A submission that holds a nested form keeps a copy of its answers in what is returned alone.
      const copies = returned === undefined ? [] : pathsOf(answersOnly(JSON.parse(returned)), sought);
      const paths = [...new Set([...pathsOf(JSON.parse(data), sought), ...copies])];
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

/** Without what the service says of nested forms' submissions: their forms, times and numbers. */
function answersOnly(value: Json): Json {
  if (Array.isArray(value)) return value.map(answersOnly);
  if (!isJsonObject(value)) return value;
  const { _id, data } = value;
  const answers = typeof _id === 'string' && isJsonObject(data) ? { data } : value;
  return Object.fromEntries(Object.entries(answers).map(([key, inner = null]) => [key, answersOnly(inner)]));
}
