import type { Json } from '@guichet/definition';
import type { ReadName } from '../json-logic/read-name.ts';
import { furtherParts } from './further-parts.ts';
import type { FormContext, LiveField } from './live-field.ts';

/**
 * What the names of an author's expression mean where a field stands: `data`, `row` (the nearest container's
 * object), `rowIndex`, `value`, `component`, `form`, `submission`, and those of `own`. Reading tracks.
 */
export function readerFor(
  field: LiveField,
  context: FormContext,
  own: Readonly<Record<string, unknown>> = {},
): ReadName {
  return ([root = '', ...keys]) => {
    if (Object.hasOwn(own, root)) return keys.reduce(propertyOf, own[root]);
    switch (root) {
      case 'data':
        return context.root.read(keys);
      case 'row':
        return field.row.read(keys);
      case 'submission':
        return keys[0] === 'data' ? context.root.read(keys.slice(1)) : undefined;
      case 'rowIndex':
        return field.inRow?.index();
      case 'value':
        return keys.reduce(propertyOf, field.value());
      case 'component':
        return keys.length === 1 ? componentSetting(field, keys[0]) : undefined;
      case 'form':
        return keys.length === 1 && keys[0] === 'path' ? context.page.path : undefined;
      default:
        return undefined;
    }
  };
}

/** Undefined when the expression cannot be evaluated: what it would decide stays as it is. */
export function evaluated(
  logic: Json,
  read: ReadName,
  context: FormContext,
): { readonly value: unknown } | undefined {
  const { evaluateLogic } = furtherParts(context);
  try {
    return { value: evaluateLogic(logic, read) };
  } catch {
    return undefined;
  }
}

function componentSetting({ component }: LiveField, name: string | undefined): unknown {
  if (name === 'key') return component.key;
  return name === 'type' ? component.type : undefined;
}

function propertyOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Object.getOwnPropertyDescriptor(value, key)?.value
    : undefined;
}
