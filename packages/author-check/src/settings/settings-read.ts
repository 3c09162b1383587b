import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { Model } from '@guichet/engine/prepared';

/**
 * The settings that a type reads beside the common ones, found by giving its model components that note each property
 * which is read. So nobody keeps a list by hand, and none can be older than the models.
 */
export function settingsRead(model: Model): ReadonlySet<string> {
  const names = new Set<string>(model.texts.map(({ setting }) => setting));
  for (const base of shapes) {
    const noting = note(base, '', names);
    for (const read of ['settings', 'children', 'plain', 'problems', 'dataKey'] as const) {
      // A shape that the type does not have is read as far as it goes.
      try {
        model[read]?.(noting);
      } catch {}
    }
  }
  return new Set([...names].filter((name) => !isOfLanguage.test(name)));
}

/** Components of many kinds at once: what a model reads often depends on another setting. */
const shapes: readonly JsonObject[] = [
  { key: 'a' },
  { key: 'a', dataSrc: 'url', data: {}, multiple: true, widget: { type: 'calendar' }, editor: 'ace' },
  { key: 'a', dataSrc: 'resource', data: {} },
  {
    ...{
      key: 'a',
      dataSrc: 'values',
      data: { values: [{}] },
      values: [{}],
      questions: [{}],
      components: [{}],
    },
    ...{ columns: [{}], rows: [[{}]], fields: { day: {}, month: {}, year: {} }, fileTypes: [{}] },
  },
  { key: 'a', dataSrc: 'custom', data: { custom: 'values = []' } },
  { key: 'a', dataSrc: 'json', data: { json: '[]' } },
];

/** Names that a list or a text has by itself, and names that preparation gives to what it makes. */
const isOfLanguage =
  /\.?(?:length|map|flatMap|filter|some|every|trim|constructor|at|slice)$|\[\]\.\d+$|^(?:holes|source|isWhole)\b/;

function note(json: JsonObject, start: string, names: Set<string>): JsonObject {
  let copied: readonly (string | symbol)[] = [];
  return new Proxy(json, {
    // A copy of the whole reads nothing in particular.
    ownKeys(target) {
      copied = Reflect.ownKeys(target);
      return [...copied];
    },
    get(target, name) {
      const value: Json | undefined = typeof name === 'string' ? target[name] : undefined;
      if (typeof name !== 'string') return Reflect.get(target, name);
      const [next, ...rest] = copied;
      if (next === name) copied = rest;
      else names.add(start + name);
      return noted(value, start + name, names);
    },
  });
}

function noted(value: Json | undefined, path: string, names: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((item: Json) => noted(item, `${path}[]`, names));
  return isJsonObject(value) ? note({ ...value }, `${path}.`, names) : value;
}
