import { type JsonObject, parsePath } from '@guichet/definition';
import type { Model } from '@guichet/engine/prepared';
import type { Problems } from './problems.ts';

/** Names that every JavaScript object has: no form service takes an answer under them. */
const prototypeKeys = new Set<string | number>(['__proto__', 'constructor', 'prototype']);

/** A component's key; empty when it has none that can hold an answer. */
export function keyOf(json: JsonObject, path: string, model: Model, problems: Problems): string {
  const key = typeof json.key === 'string' ? json.key.trim() : '';
  if (parsePath(key).some((part) => prototypeKeys.has(part))) {
    problems.add(
      `${path}.key`,
      'reservedKey',
      `No answer can be kept under "${key.slice(0, 60)}". Give the component another key.`,
    );
    return '';
  }
  // A button keeps no answer.
  if (parsePath(key).length === 0 && model.data !== 'none' && model.isPersistent !== false) {
    problems.add(`${path}.key`, 'missingKey', 'Without a key, a component stores no answer. Give it a key.');
  }
  return key;
}

/** Gives ids that are unique in a form and safe in HTML: the key, then with `~2`, `~3`... */
export function createIds(): (key: string) => string {
  const counts = new Map<string, number>();
  return (key) => {
    const base = key.replace(/[^\w.-]/g, '-') || 'component';
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return count === 1 && key !== '' ? base : `${base}~${count}`;
  };
}
