import type { Json } from '@guichet/definition';
import { detailOf } from '../errors/error-details.ts';
import type { UniqueValue } from '../form.ts';
import { unique } from '../rules/unique/rule.ts';
import type { InternalField } from './internal-field.ts';

const none: readonly UniqueValue[] = [];

/** The value that no other submission may hold: of a visible field, outside of rows. */
export function uniqueValueOf(field: InternalField): readonly UniqueValue[] {
  if (field.component.unique !== true || field.inRow !== undefined) return none;
  const value = field.slot?.peek();
  if (!isSomething(value) || field.isEmpty() || !field.visible()) return none;
  const refusal = () => detailOf(field, { name: 'unique', rule: unique, values: {} });
  return [{ path: field.path(), value, refusal }];
}

function isSomething(value: unknown): value is Json {
  return value !== undefined && value !== null;
}
