import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { optionText } from './options.ts';

/** The value at a path such as `address.city`; '' for none. */
export function propertyAt(item: Json | undefined, path: string): Json {
  let inner: Json | undefined = item;
  for (const name of path.split('.')) {
    const isIn = typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name);
    inner = isIn ? Object.entries(inner ?? {}).find(([key]) => key === name)?.[1] : undefined;
  }
  return inner ?? '';
}

/**
 * An author's template with an item filled in: `{{ item.name || item.code }}`. Only paths, `?.`, texts in quotes and
 * `||` mean something, no code. Source: measured on Form.io.
 */
export function fillTemplate(template: string, item: Json): string {
  // An option shows no markup, and a dictionary names its words alone.
  const words = template.replace(/<[^>]*>/g, '').trim();
  return words.replace(/\{\{\{?([^{}]*)\}\}\}?/g, (_, written: string) =>
    written
      .split('||')
      .map((choice) => choiceIn(choice.trim(), item))
      .reduce((first, next) => first || next, ''),
  );
}

function choiceIn(written: string, item: Json): string {
  const quoted = /^(['"])(.*)\1$/.exec(written)?.[2];
  if (quoted !== undefined) return quoted;
  const path = /^item((?:\??\.[\w$]+)*)$/.exec(written)?.[1];
  if (path === undefined) return '';
  return optionText(path === '' ? item : propertyAt(item, path.replaceAll('?', '').slice(1)));
}

const mentioned = /\bitem((?:\??\.[\w$]+)+)/g;
const unsafeNames = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Of an item what a template mentions, in its place: `{ data: { name: 'Elm Street' } }`. A value with parts is left
 * out.
 */
export function textOfItem(template: string, item: Json): JsonObject {
  let named: JsonObject = {};
  for (const [, path = ''] of template.matchAll(mentioned)) {
    const names = path.replaceAll('?', '').slice(1).split('.');
    const value = propertyAt(item, names.join('.'));
    if (value === '' || typeof value === 'object' || names.some((name) => unsafeNames.has(name))) continue;
    named = withValue(named, names, value);
  }
  return named;
}

function withValue(object: JsonObject, [name = '', ...inner]: readonly string[], value: Json): JsonObject {
  if (inner.length === 0) return { ...object, [name]: value };
  const within = object[name];
  return { ...object, [name]: withValue(isJsonObject(within) ? within : {}, inner, value) };
}
