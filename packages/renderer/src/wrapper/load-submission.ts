import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { Field, Form } from '@guichet/engine';

/** Puts other answers in the place of those that stand in a form. Errors of the former go. */
export function loadSubmission(form: Form, data: JsonObject): void {
  for (const field of form.fields) load(field, data, form);
  form.dispatch({ kind: 'forgetErrors' });
}

function load(field: Field, within: JsonObject, form: Form): void {
  const { model, component } = field;
  const value = valueAt(within, component.key);
  switch (model.data) {
    case 'value':
    case 'rows':
      if (model.isPersistent && !isSameSubmission(valueAt(form.data(), field.path()), value))
        form.dispatch({ kind: 'setValue', field, value });
      return;
    case 'object': {
      const inner = isJsonObject(value) ? value : {};
      for (const child of field.children) load(child, inner, form);
      return;
    }
    default:
      for (const child of field.children) load(child, within, form);
  }
}

function valueAt(data: JsonObject, path: string): Json | undefined {
  let value: Json | undefined = data;
  for (const key of path.split('.')) {
    value = isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return value;
}

/** Whether two pieces of JSON say the same, whatever the order of their keys. */
export function isSameSubmission(a: unknown, b: unknown): boolean {
  return sorted(a) === sorted(b);
}

/** JSON with its keys in order: equal texts are equal data. */
export function sorted(value: unknown): string {
  return (
    JSON.stringify(value, (_, inner: unknown) =>
      isJsonObject(inner)
        ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? ''
  );
}
