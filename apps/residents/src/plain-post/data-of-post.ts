import { isJsonObject, type Json, type JsonObject, parsePath } from '@guichet/definition';
import type { FieldTransientState, OpenRowData } from '@guichet/engine';
import { isAsCalculated, type PostedRows, postedNames, postedRows } from '@guichet/fields/posted';
import type { PlainPost } from './parse-post.ts';
import type { PostedFields, PostedFormField } from './posted-fields.ts';

export interface PostedAnswers {
  /** By component key. */
  readonly data: JsonObject;
  /** Input in open rows; outer rows before inner ones. */
  readonly openRows: readonly OpenRowData[];
  /** How far fields have come with their values. */
  readonly transientStates?: readonly FieldTransientState[];
}

/** The answers of a plain post. Only the fields of the form count, whatever else was sent. A grid has as many rows as the post says. */
export function dataOfPost(
  { fields, locale, environment, rowsOf: rowsIn }: PostedFields,
  { controls, unposted, shared }: PlainPost,
): PostedAnswers {
  const openRows: OpenRowData[] = [];
  const transientStates: FieldTransientState[] = [];

  /** `above`: what the paths of all the fields begin with. `held`: what stands there beside them. */
  function dataIn(fields: readonly PostedFormField[], above: string, held: JsonObject): JsonObject {
    const data: MutableObject = { ...held };
    const all = fields.flatMap(withInner);
    const holders = Map.groupBy(
      all.filter(({ model }) => model.data === 'value'),
      (field) => field.path(),
    );
    for (const field of all) {
      const strings = ofSharedKey(field, stringsOf(field, controls), holders.get(field.path())?.length);
      const value = strings ? valueSent(field, strings) : valueCarried(field);
      const transientState =
        strings && (postedNames(field, controls) ?? field.model.transientStateOf?.(strings, undefined));
      if (transientState !== undefined) transientStates.push({ path: field.path(), transientState });
      if (value !== undefined) place(data, field.path().slice(above.length), value);
    }
    return data;
  }

  /** Fields that share a key are posted one after the other: what somebody typed differs from what all of them showed. */
  function ofSharedKey(field: PostedFormField, strings: readonly string[] | undefined, holders = 1) {
    const { component } = field;
    if (strings === undefined || strings.length < 2 || strings.length > holders) return strings;
    if (component.multiple === true || field.written(undefined).length !== 1) return strings;
    const held = shared[field.path()] ?? field.written(component.defaultValue)[0];
    return [strings.findLast((text) => text !== held) ?? strings[0] ?? ''];
  }

  function valueCarried(field: PostedFormField): Json | undefined {
    const { data } = field.model;
    const isCarried = (data === 'value' || data === 'rows') && Object.hasOwn(unposted, field.path());
    return isCarried ? unposted[field.path()] : undefined;
  }

  function valueSent(field: PostedFormField, strings: readonly string[]): Json | undefined {
    const { model, component } = field;
    if (model.data === 'rows') return rowsOf(field, postedRows(strings));
    if (model.data !== 'value') return undefined;
    if (isAsCalculated(field, strings, controls)) return undefined;
    const computed = asComputed(field, strings);
    if (computed !== undefined) return computed;
    const value = model.fromPost
      ? model.fromPost(strings, component, locale, environment)
      : field.kept(strings);
    // Null says that it was looked at and left empty.
    return value ?? null;
  }

  function rowsOf(grid: PostedFormField, posted: PostedRows): Json {
    const isEdited = grid.model.rowEditing !== undefined;
    return rowsIn(grid, posted).flatMap(({ index, state, fields }): readonly JsonObject[] => {
      const held = posted.held[index] ?? {};
      const above = `${grid.path()}[${index}].`;
      if (!isEdited) return [dataIn(fields, above, held)];
      // Of a row that is closed no control was drawn.
      if (state === 'saved') return [held];
      const place = openRows.length;
      const data = dataIn(fields, above, held);
      const isLeft = posted.open.some((opened) => opened.row === index && opened.isLeft === true);
      const openRow = { grid: grid.path(), row: index, isNew: state === 'new', ...(isLeft && { isLeft }) };
      openRows.splice(place, 0, { ...openRow, data });
      return state === 'new' ? [] : [held];
    });
  }

  const data = dataIn(fields, '', {});
  return { data, openRows, ...(transientStates.length > 0 && { transientStates }) };
}

/** The number or boolean that code left in a text, where the control says what was drawn of it: nobody typed it. */
function asComputed(field: PostedFormField, strings: readonly string[]): Json | undefined {
  if (field.model.isText !== true) return undefined;
  const { value, shown = [] } = field.untouched?.() ?? {};
  const [drawn] = shown;
  const isComputed = typeof value === 'number' || typeof value === 'boolean';
  return isComputed && strings.length === 1 && strings[0] === drawn ? value : undefined;
}

/** The strings of a field's controls; undefined where none was sent. */
function stringsOf(field: PostedFormField, controls: PlainPost['controls']) {
  const names = ['', ...(field.model.controlNames?.(field.component) ?? [])];
  const strings = names.flatMap((name) => controls.get(`${field.path()}${name}`) ?? []);
  return strings.length > 0 ? strings : undefined;
}

function withInner(field: PostedFormField): readonly PostedFormField[] {
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
