import { isJsonObject, type Json, type JsonObject, parsePath } from '@guichet/definition';
import type { Field, Form } from '@guichet/engine';
import type { PlainPost } from './parse-post.ts';

/**
 * The answers of a plain post, by component key. `form` is the form as nobody has touched it, and is used up: only
 * its fields count, whatever else was sent. A grid has as many rows as the post says.
 */
export function dataOfPost(form: Form, post: PlainPost): JsonObject {
  return dataIn(form.fields, '', form, post);
}

/** `above`: what the paths of all the fields begin with. */
function dataIn(fields: readonly Field[], above: string, form: Form, post: PlainPost): JsonObject {
  const data: MutableObject = {};
  for (const field of fields.flatMap(withInner)) {
    const strings = stringsOf(field, post.controls);
    const value = strings && valueSent(field, strings, form, post);
    if (value !== undefined) place(data, field.path().slice(above.length), value);
  }
  return data;
}

/** What the controls of a field said; undefined where none of them was sent. */
function stringsOf({ model, component, path }: Field, controls: PlainPost['controls']) {
  const names = ['', ...(model.controlNames?.(component) ?? [])];
  const said = names.flatMap((name) => controls.get(`${path()}${name}`) ?? []);
  return said.length > 0 ? said : undefined;
}

function valueSent(field: Field, strings: readonly string[], form: Form, post: PlainPost): Json | undefined {
  const { model, component } = field;
  if (model.data === 'rows') return rowsOf(field, strings, form, post);
  if (model.data !== 'value') return undefined;
  const value = model.fromPost
    ? model.fromPost(strings, component, field.locale(), field.environment())
    : field.kept(strings);
  // Null says that it was looked at and left empty.
  return value ?? null;
}

/** By its name a grid sends that it was there, then each of its rows: no post has more rows than it has words for. */
function rowsOf(grid: Field, [, ...sent]: readonly string[], form: Form, post: PlainPost): Json {
  form.setValue(
    grid,
    sent.map(() => ({})),
  );
  return (grid.rows() ?? []).map((row) => dataIn(row.fields, `${grid.path()}[${row.index()}].`, form, post));
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
