import { isJsonObject, type Json, type JsonObject } from '../../packages/definition/src/definition.ts';

/** A component that has a key of its own. */
export type Keyed = JsonObject & { readonly type: string; readonly key: string };

export function isJsonObjectWithKey(json: JsonObject): json is Keyed {
  return typeof json.type === 'string' && typeof json.key === 'string' && json.key !== '';
}

/** A component with a condition that may hold or not. */
export function saysWhen({ conditional }: JsonObject): boolean {
  if (!isJsonObject(conditional)) return false;
  const { when, conditions, json } = conditional;
  return Boolean(when) || Boolean(json) || (Array.isArray(conditions) && conditions.length > 0);
}

/** The components within a component, wherever its type keeps them. */
export function childrenOf({ components, columns, rows }: JsonObject): readonly Json[] {
  if (Array.isArray(components)) return components;
  if (Array.isArray(columns)) return columns.flatMap(inCell);
  if (Array.isArray(rows)) return rows.flatMap((row) => (Array.isArray(row) ? row.flatMap(inCell) : []));
  return [];
}

function inCell(cell: Json): readonly Json[] {
  return isJsonObject(cell) && Array.isArray(cell.components) ? cell.components : [];
}

/** Each component changed, from the leaves up; undefined takes it out. */
export function mapComponents(json: Json, change: (component: JsonObject) => JsonObject | undefined): Json {
  if (Array.isArray(json)) {
    return json.flatMap((item) => {
      const mapped = mapComponents(item, change);
      return mapped === null ? [] : [mapped];
    });
  }
  if (!isJsonObject(json)) return json;
  const inner: JsonObject = Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      value !== undefined && places.includes(key) ? mapComponents(value, change) : value,
    ]),
  );
  return typeof inner.type === 'string' ? (change(inner) ?? null) : inner;
}

const places = ['components', 'columns', 'rows'];
