import type { Json } from '@guichet/definition';
import type { UniqueValue } from '../form.ts';
import type { LiveField } from './live-field.ts';

/** What a form service must find nowhere else: a value that a visible field keeps. */
export function uniqueValueOf(field: LiveField): readonly UniqueValue[] {
  const { component, slot } = field;
  const value = slot?.peek();
  if (component.unique !== true || !isSomething(value) || field.isEmpty() || !field.visible()) return [];
  return [{ field, path: field.path(), value }];
}

function isSomething(value: unknown): value is Json {
  return value !== undefined && value !== null;
}
