import { isJsonObject, type Json, type JsonObject, parsePath } from '@guichet/definition';
import type { Field, Form } from '@guichet/engine';
import type { PlainPost } from './parse-post.ts';

/**
 * The answers of a plain post, by component key. `form` is the form as nobody has touched it: only its
 * fields count, whatever else was sent.
 */
export function dataOfPost(form: Form, { controls }: PlainPost): JsonObject {
  const data: MutableObject = {};
  for (const field of form.fields.flatMap(withInner)) {
    if (field.model.data !== 'value') continue;
    const strings = stringsOf(field, controls);
    if (strings === undefined) continue;
    const { model, component } = field;
    const value = model.fromPost
      ? model.fromPost(strings, component, field.locale(), field.environment())
      : field.kept(strings);
    // Null says that it was looked at and left empty.
    place(data, field.path(), value ?? null);
  }
  return data;
}

/** What the controls of a field said; undefined where none of them was sent. */
function stringsOf({ model, component, path }: Field, controls: PlainPost['controls']) {
  const names = ['', ...(model.controlNames?.(component) ?? [])];
  const said = names.flatMap((name) => controls.get(`${path()}${name}`) ?? []);
  return said.length > 0 ? said : undefined;
}

function withInner(field: Field): readonly Field[] {
  return [field, ...field.children.flatMap(withInner)];
}

interface MutableObject {
  [key: string]: Json | undefined;
}

const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype']);

function place(data: MutableObject, path: string, value: Json): void {
  const keys = parsePath(path).map(String);
  if (keys.some((key) => unsafeKeys.has(key))) return;
  const last = keys.at(-1);
  let inner = data;
  for (const key of keys.slice(0, -1)) {
    const next = inner[key];
    const object: MutableObject = isJsonObject(next) ? next : {};
    inner[key] = object;
    inner = object;
  }
  if (last !== undefined) inner[last] = value;
}
