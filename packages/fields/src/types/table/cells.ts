import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { componentsIn } from '../../define/child-lists.ts';
import { listOf, sizeOf } from '../../define/define-model.ts';

/** Rows and columns of a table, where the definition gives none. Source: measured on Form.io. */
const defaultSize = 3;

/** The components of one cell. */
type Cell = readonly Json[];

/**
 * The cells of a table, row by row: as many rows and columns as its definition says, empty where it has none.
 * With `cloneRows` an empty cell repeats what the last one above it holds, under keys of its own.
 */
export function tableCellsOf({
  rows,
  numRows,
  numCols,
  cloneRows,
}: JsonObject): readonly (readonly Cell[])[] {
  const columns = indexes(sizeOf(numCols) ?? defaultSize);
  const written = indexes(sizeOf(numRows) ?? defaultSize).map((y) =>
    columns.map((x) => componentsIn(listOf(listOf(rows)[y])[x])),
  );
  if (cloneRows !== true) return written;
  const keys = new Set(written.flat().flatMap(keysIn));
  const above = new Map<number, Cell>();
  return written.map((row) =>
    row.map((cell, x) => {
      if (cell.length > 0) above.set(x, cell);
      return cell.length > 0 ? cell : (above.get(x) ?? []).map((json) => copyOf(json, keys));
    }),
  );
}

/** More than a page can show would be an author's slip. */
const maxRowCount = 200;

function indexes(count: number): readonly number[] {
  return Array.from({ length: Math.min(count, maxRowCount) }, (_, index) => index);
}

/** A component, or a part of one that holds components, with all that stands in it. */
function keysIn(json: Json): readonly string[] {
  if (Array.isArray(json)) return json.flatMap(keysIn);
  if (!isJsonObject(json)) return [];
  const componentKeys = typeof json.type === 'string' && typeof json.key === 'string' ? [json.key] : [];
  return [...componentKeys, ...placesIn(json).flatMap(([, inner]) => keysIn(inner))];
}

function copyOf(json: Json, keys: Set<string>): Json {
  if (Array.isArray(json)) return json.map((item) => copyOf(item, keys));
  if (!isJsonObject(json)) return json;
  const inner = Object.fromEntries(placesIn(json).map(([name, value]) => [name, copyOf(value, keys)]));
  const isComponent = typeof json.type === 'string' && typeof json.key === 'string';
  return { ...json, ...inner, ...(isComponent && { key: freshKey(String(json.key), keys) }) };
}

/** The settings of a component that may hold components. */
function placesIn(json: JsonObject): readonly (readonly [name: string, value: Json])[] {
  return (['components', 'columns', 'rows'] as const).flatMap((name) => {
    const value = json[name];
    return Array.isArray(value) ? [[name, value] as const] : [];
  });
}

/** `plate`, `plate1`, `plate2`: a number more than the last one that is taken. Source: measured on Form.io. */
function freshKey(key: string, keys: Set<string>): string {
  const stem = key.replace(/\d+$/, '');
  let number = Number(key.slice(stem.length)) + 1;
  while (keys.has(`${stem}${number}`)) number += 1;
  keys.add(`${stem}${number}`);
  return `${stem}${number}`;
}
