import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { Model, Models, PreparedComponent } from '@guichet/engine/prepared';

/** JSON in the place of a component. */
export interface LocatedJson {
  readonly json: Json;
  /** As a path in the JSON. */
  readonly path: string;
}

export type Fallback = NonNullable<PreparedComponent['fallback']>;

/**
 * The stand-in for a type that nobody registered: a container with `components` and `input`, a layout with children,
 * else a question when it can hold an answer. A component that is no layout is a question too where none of its
 * children can be answered in its place.
 */
export function fallbackOf(json: JsonObject, models: Models): Fallback {
  const children = unknownChildren(json, '');
  const hasComponents = Array.isArray(json.components);
  const isFilledIn = hasComponents && children.some(({ json: child }) => holdsInput(child, models));
  if (!isFilledIn && isQuestion(json, children.length > 0)) return 'unknownInput';
  if (hasComponents && json.input === true && children.length > 0) return 'unknownContainer';
  return hasComponents || children.length > 0 ? 'unknownLayout' : 'unknown';
}

/** It has a key, and its author does not say that it takes no input. With a place for children that is said outright. */
function isQuestion(json: JsonObject, hasChildren: boolean): boolean {
  const { key, input, components } = json;
  if (typeof key !== 'string' || key.trim() === '' || input === false) return false;
  if (input === true) return true;
  return !hasChildren && (!Array.isArray(components) || requiredIn(json));
}

export function requiredIn({ validate }: JsonObject): boolean {
  return isJsonObject(validate) && (validate.required === true || validate.required === 'true');
}

function holdsInput(json: Json, models: Models): boolean {
  if (!isJsonObject(json)) return false;
  const model = Object.hasOwn(models, String(json.type)) ? models[String(json.type)] : undefined;
  const inner = unknownChildren(json, '');
  const isInput = model ? model.data !== 'none' && model.isPersistent : isQuestion(json, inner.length > 0);
  return isInput || inner.some(({ json: child }) => holdsInput(child, models));
}

/** The children of a type that is registered. */
export function knownChildren(json: JsonObject, path: string, model: Model): readonly LocatedJson[] {
  return model.children(json).flatMap((list) => placesIn(list.components, `${path}.${list.path}`));
}

/**
 * The children of a type that nobody registered: its components, those in its tabs (which have no type of
 * their own), in its columns, and in the cells of its rows.
 */
export function unknownChildren(json: JsonObject, path: string): readonly LocatedJson[] {
  const components = placesIn(json.components, `${path}.components`).flatMap((place) =>
    isTab(place.json) ? componentsOf(place) : [place],
  );
  const columns = placesIn(json.columns, `${path}.columns`).flatMap(componentsOf);
  const rows = placesIn(json.rows, `${path}.rows`);
  const cells = rows.flatMap((row) => placesIn(row.json, row.path)).flatMap(componentsOf);
  return [...components, ...columns, ...cells];
}

export function placesIn(list: unknown, path: string): readonly LocatedJson[] {
  return Array.isArray(list) ? list.map((json: Json, index) => ({ json, path: `${path}[${index}]` })) : [];
}

function componentsOf({ json, path }: LocatedJson): readonly LocatedJson[] {
  return isJsonObject(json) ? placesIn(json.components, `${path}.components`) : [];
}

function isTab(json: Json): boolean {
  return isJsonObject(json) && json.type === undefined && Array.isArray(json.components);
}
