import { isJsonObject, type Json, type JsonObject, parsePath } from '@guichet/definition';
import type { Field, Form } from '@guichet/engine';
import type { KeptAnswers } from './history-entry.ts';

/** Gives a form what it held when its page was left, and goes to the page of it that was shown. */
export function restoreAnswers(form: Form, { data, place }: KeptAnswers): void {
  // Twice: what a condition hides at first may be there once the rest is.
  for (let pass = 0; pass < 2; pass += 1) {
    for (const field of form.fields.flatMap(withInner)) {
      const value = valueAt(data, field.path());
      const isOwn = field.model.data === 'value' || field.model.data === 'rows';
      if (isOwn && value !== undefined && field.visible()) form.setValue(field, value);
    }
  }
  if (place !== undefined) form.restorePlace(place);
}

function withInner(field: Field): readonly Field[] {
  return [field, ...field.children.flatMap(withInner)];
}

function valueAt(data: JsonObject, path: string): Json | undefined {
  return parsePath(path).reduce<Json | undefined>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isJsonObject(value) && Object.hasOwn(value, key) ? value[String(key)] : undefined;
  }, data);
}
