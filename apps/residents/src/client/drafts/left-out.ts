import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { Form } from '@guichet/engine';
import { isSame } from '@guichet/engine';
import type { DraftContent } from './draft-content.ts';

/** The answers of a draft that a changed form does not hold, by the names that they had. */
export function leftOut(form: Form, { data, labels }: DraftContent): readonly string[] {
  const now = new Map(leavesOf(form.answers()));
  const lost = leavesOf(data).filter(([path, value]) => value !== '' && !isSame(now.get(path), value));
  return [...new Set(lost.map(([path]) => labels[path] ?? path))];
}

/** Each answer by its path. Rows count as one answer. */
function leavesOf(data: JsonObject, around = ''): readonly (readonly [path: string, value: Json])[] {
  return Object.entries(data).flatMap(([name, value]): readonly (readonly [string, Json])[] => {
    if (value === undefined || value === null) return [];
    return isJsonObject(value) ? leavesOf(value, `${around}${name}.`) : [[`${around}${name}`, value]];
  });
}
