import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { Alias } from '@guichet/engine/prepared';

/** The settings of the type; with a fault, those that are written. */
export interface Translated {
  readonly json: JsonObject;
  /** The error, as a sentence. */
  readonly fault?: string;
}

/** Translates the alias's own settings into those of the type that it stands for. Never throws. */
export function translateSettings(json: JsonObject, settings: Alias['settings']): Translated {
  if (settings === undefined) return { json };
  return typeof settings === 'function' ? made(json, settings) : { json: renamed(json, settings) };
}

/** The own settings are taken away first, so that two of them may change places. */
function renamed(json: JsonObject, names: Readonly<Record<string, string>>): JsonObject {
  const present = Object.keys(names).filter((name) => Object.hasOwn(json, name));
  const left = Object.fromEntries(Object.entries(json).filter(([name]) => !present.includes(name)));
  return present.reduce(
    (whole, name) => withSetting(whole, (names[name] ?? name).split('.'), json[name]),
    left,
  );
}

/** A value on the way that is no object is replaced. */
function withSetting(
  json: JsonObject,
  [name = '', ...inner]: readonly string[],
  value: Json | undefined,
): JsonObject {
  const before = Object.hasOwn(json, name) ? json[name] : undefined;
  const within = inner.length === 0 ? value : withSetting(isJsonObject(before) ? before : {}, inner, value);
  return { ...json, [name]: within };
}

function made(json: JsonObject, make: (json: JsonObject) => JsonObject): Translated {
  try {
    const settings: unknown = make(structuredClone(json));
    // One that fails later would end the process, with nobody there to hear of it.
    if (settings instanceof Promise) settings.catch(() => undefined);
    const plain = settings === undefined ? undefined : plainJson(settings, []);
    if (!isJsonObject(plain)) return { json, fault: 'Its function returns no object of settings.' };
    // Without its key nothing would find the answer.
    return { json: { ...(json.key !== undefined && { key: json.key }), ...plain } };
  } catch (error) {
    return { json, fault: `Its function failed (${String(error).slice(0, 200)}).` };
  }
}

/** Levels of what a function gives. A definition has no more. */
const deepest = 100;

/** The same, made of what JSON can say; what is undefined is left out. Throws for anything else. */
function plainJson(value: unknown, around: readonly unknown[]): Json {
  if (around.includes(value) || around.length > deepest) throw new TypeError('what it gives has no end');
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  const inside = [...around, value];
  if (Array.isArray(value)) return value.map((item) => plainJson(item, inside));
  if (typeof value === 'object' && isPlain(value)) {
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
    return Object.fromEntries(entries.map(([name, inner]) => [name, plainJson(inner, inside)]));
  }
  const what = typeof value === 'object' ? Object.prototype.toString.call(value) : `a ${typeof value}`;
  throw new TypeError(`${what} is no setting`);
}

/** No date, no promise, nothing of a class. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
