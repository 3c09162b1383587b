import type { InternalField } from './internal-field.ts';

/** What a field holds as its own expressions find it: a number that is empty is null. Source: measured on Form.io's page. */
export function heldBy({ slot, model, component }: InternalField, held: unknown): unknown {
  const isNull = held === undefined && slot !== undefined && model.emptyValue(component) === undefined;
  return isNull ? null : held;
}
