import type { Json, JsonObject } from '@guichet/definition';
import type { Model } from '@guichet/engine';

/** The parts that a type must define; the rest has defaults. */
export type ModelOf = Pick<Model, 'label'> & Partial<Model>;

/** A type that shows something and keeps nothing. */
export function defineDisplay(model: ModelOf): Model {
  return {
    data: 'none',
    isPersistent: false,
    clearOnHide: true,
    validateOn: 'change',
    texts: [],
    rules: [],
    children: () => [],
    settings: () => ({}),
    emptyValue: () => undefined,
    isEmpty: () => true,
    normalise: () => undefined,
    parse: () => null,
    format: () => [],
    ...model,
  };
}

/** A type that lays out its children and adds nothing to the data. */
export function defineLayout(model: ModelOf): Model {
  return defineDisplay({
    clearOnHide: false,
    children: (json) => [{ path: 'components', components: listOf(json.components) }],
    ...model,
  });
}

/** A list setting; anything else is none. */
export function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** The settings that hold text, those that do not left out. */
export function textSettings(json: JsonObject, names: readonly string[]): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const name of names) {
    const value = json[name];
    if (typeof value === 'string' && value !== '') settings[name] = value;
  }
  return settings;
}

/** The settings that are true, as they are written. */
export function flagSettings(json: JsonObject, names: readonly string[]): Record<string, true> {
  return Object.fromEntries(names.filter((name) => json[name] === true).map((name) => [name, true]));
}

/** A whole number above 0, from a number or from text. */
export function sizeOf(value: Json | undefined): number | undefined {
  const size = typeof value === 'string' ? Number(value) : value;
  return typeof size === 'number' && Number.isInteger(size) && size > 0 ? size : undefined;
}

/** The width of an input in characters, where the definition gives one. */
export function sizeIn(json: JsonObject): JsonObject {
  const size = sizeOf(json.size);
  return size === undefined ? {} : { size };
}
