import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { StoredSubmission } from './storage.ts';

/** Those texts of a submission that may hold copies of the answers of nested forms. */
export type CopyTexts = Pick<StoredSubmission, 'data' | 'returned' | 'metadata'>;

/**
 * The texts without the answers of some nested forms' submissions, which are named by their ids from then on, and
 * without the names of what was chosen there. Undefined: they hold none of these answers.
 */
export function takeOutCopies(
  { data, returned, metadata }: CopyTexts,
  ids: ReadonlySet<string>,
): Pick<CopyTexts, 'returned' | 'metadata'> | undefined {
  if (returned === undefined) return undefined;
  const places: string[] = [];
  const kept = withoutCopies(JSON.parse(returned), JSON.parse(data), '');
  if (places.length === 0) return undefined;
  const all: JsonObject = JSON.parse(metadata);
  const { selectData } = all;
  const names = isJsonObject(selectData) && Object.entries(selectData).filter(([path]) => !isInCopy(path));
  return {
    returned: JSON.stringify(kept),
    metadata: names ? JSON.stringify({ ...all, selectData: Object.fromEntries(names) }) : metadata,
  };

  /** `named`: the same place in the stored answers, which hold nothing of a nested form but its id. */
  function withoutCopies(answer: Json, named: Json | undefined, path: string): Json {
    if (Array.isArray(answer))
      return answer.map((item, index) =>
        withoutCopies(item, Array.isArray(named) ? named[index] : undefined, `${path}[${index}]`),
      );
    if (!isJsonObject(answer)) return answer;
    const inside = isJsonObject(named) ? named : {};
    const { _id = inside._id } = answer;
    if (typeof _id === 'string' && ids.has(_id)) {
      if (Object.keys(answer).some((key) => key !== '_id')) places.push(path);
      return { _id };
    }
    return Object.fromEntries(
      Object.entries(answer).map(([key, value = null]) => [
        key,
        withoutCopies(value, inside[key], path === '' ? key : `${path}.${key}`),
      ]),
    );
  }

  /** Names stand under the path of their field, or as Form.io writes them: within each other, from its first key on. */
  function isInCopy(path: string): boolean {
    return places.some((place) => `${path}.`.startsWith(`${place}.`) || /^[.[]/.test(after(place, path)));
  }
}

/** The rest of a text that begins with another; empty where it does not. */
function after(text: string, beginning: string): string {
  return text.startsWith(beginning) ? text.slice(beginning.length) : '';
}
