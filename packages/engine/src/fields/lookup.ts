import { parsePath } from '@guichet/definition';
import type { FormContext, LiveField } from './live-field.ts';

/** What a condition's reference names: a field by path or key, `group.option`, or a loaded value. Tracked. */
export function lookup(reference: string, context: FormContext): { value: unknown; isEmpty: boolean } {
  const field = context.index.find(reference);
  if (field !== undefined) {
    const value = held(field);
    return { value, isEmpty: field.model.isEmpty(value, field.component) };
  }
  const value = insideOfField(reference, context) ?? context.root.findUnclaimed(reference);
  return { value, isEmpty: value === undefined || value === null || value === '' };
}

function held(field: LiveField): unknown {
  if (field.slot !== undefined) return field.slot.read();
  return field.model.data === 'object' ? field.inner.toJson() : undefined;
}

/** `group.option`: a property of the value of the field that the first keys name. */
function insideOfField(reference: string, context: FormContext): unknown {
  const keys = parsePath(reference).map(String);
  for (let count = keys.length - 1; count > 0; count -= 1) {
    const field = context.index.find(keys.slice(0, count).join('.'));
    if (field === undefined) continue;
    return keys.slice(count).reduce<unknown>(propertyOf, held(field));
  }
  return undefined;
}

function propertyOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Object.getOwnPropertyDescriptor(value, key)?.value
    : undefined;
}
