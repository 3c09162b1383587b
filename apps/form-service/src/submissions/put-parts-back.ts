import { isJsonObject, type Json } from '@guichet/definition';
import type { StoredSubmission, SubmissionReader } from '../storage/storage.ts';

/** Ids in places where stored answers hold nothing else, as of a part. */
export function idsOfParts(value: Json | undefined): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(idsOfParts);
  if (!isJsonObject(value)) return [];
  const { _id, ...rest } = value;
  const inside = Object.values(rest);
  return typeof _id === 'string' && inside.length === 0 ? [_id] : inside.flatMap(idsOfParts);
}

/**
 * A submission whose `data` holds all answers of its parts, protected ones too, in the places in which `returned` has
 * the others. A part that is not among `parts` is there as it was returned.
 */
export function putPartsBack(
  submission: StoredSubmission,
  parts: ReadonlyMap<string, StoredSubmission>,
): StoredSubmission {
  const { data, returned } = submission;
  if (returned === undefined) return submission;
  return { ...submission, data: JSON.stringify(whole(JSON.parse(data), JSON.parse(returned))) };

  function whole(stored: Json | undefined, answer: Json | undefined): Json | undefined {
    if (Array.isArray(stored))
      return stored.map(
        (item, index) => whole(item, Array.isArray(answer) ? answer[index] : undefined) ?? null,
      );
    if (!isJsonObject(stored)) return stored;
    const shown = isJsonObject(answer) ? answer : {};
    const [id] = idsOfParts(stored);
    if (id !== undefined && stored._id === id && isJsonObject(shown.data)) {
      const part = parts.get(id);
      const partData = part === undefined ? shown.data : whole(JSON.parse(part.data), shown.data);
      return { _id: id, ...shown, data: partData };
    }
    return Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, whole(value, shown[key])]));
  }
}

/** The same, with the parts that are stored. */
export async function readWithParts(
  submission: StoredSubmission,
  { findSubmission }: Pick<SubmissionReader, 'findSubmission'>,
): Promise<StoredSubmission> {
  if (submission.returned === undefined) return submission;
  const parts = new Map<string, StoredSubmission>();
  const ids = [...idsOfParts(JSON.parse(submission.data))];
  for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
    const part = parts.has(id) ? undefined : await findSubmission(id);
    if (part === undefined) continue;
    parts.set(id, part);
    ids.push(...idsOfParts(JSON.parse(part.data)));
  }
  return parts.size === 0 ? submission : putPartsBack(submission, parts);
}
