import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { Model } from '../model.ts';
import type { PreparedComponent } from '../prepared-form.ts';

/** What stands where a component belongs. */
export interface Place {
  readonly json: Json;
  /** As a path in the JSON. */
  readonly path: string;
}

export type Fallback = NonNullable<PreparedComponent['fallback']>;

/** What stands for a type that nobody registered: a container with children and `input`, a layout with children. */
export function fallbackOf(json: JsonObject): Fallback {
  if (Array.isArray(json.components)) return json.input === true ? 'unknownContainer' : 'unknownLayout';
  return unknownChildren(json, '').length > 0 ? 'unknownLayout' : 'unknown';
}

/** The children of a type that is registered. */
export function knownChildren(json: JsonObject, path: string, model: Model): readonly Place[] {
  return model.children(json).flatMap((list) => placesIn(list.components, `${path}.${list.path}`));
}

/**
 * The children of a type that nobody registered: its components, those in its tabs (which have no type of
 * their own), in its columns, and in the cells of its rows.
 */
export function unknownChildren(json: JsonObject, path: string): readonly Place[] {
  const components = placesIn(json.components, `${path}.components`).flatMap((place) =>
    isTab(place.json) ? componentsOf(place) : [place],
  );
  const columns = placesIn(json.columns, `${path}.columns`).flatMap(componentsOf);
  const rows = placesIn(json.rows, `${path}.rows`);
  const cells = rows.flatMap((row) => placesIn(row.json, row.path)).flatMap(componentsOf);
  return [...components, ...columns, ...cells];
}

export function placesIn(list: unknown, path: string): readonly Place[] {
  return Array.isArray(list) ? list.map((json: Json, index) => ({ json, path: `${path}[${index}]` })) : [];
}

function componentsOf({ json, path }: Place): readonly Place[] {
  return isJsonObject(json) ? placesIn(json.components, `${path}.components`) : [];
}

function isTab(json: Json): boolean {
  return isJsonObject(json) && json.type === undefined && Array.isArray(json.components);
}
