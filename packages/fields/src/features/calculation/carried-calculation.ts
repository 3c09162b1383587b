import { decodeJson, encodeJson, type Json } from '@guichet/definition';
import type { Field } from '@guichet/engine';

/** Suffix of the hidden input that holds a field's calculated value. */
const calculatedName = ':calculated';

/**
 * The calculated value in a plain post of a field whose calculation a resident may write over. Undefined once it was
 * written over, and for a field that is no such one.
 */
export function carriedCalculation(
  field: Field,
): { readonly name: string; readonly value: string } | undefined {
  if (!canBeOverridden(field) || field.isOverridden) return undefined;
  return { name: `${field.path()}${calculatedName}`, value: encodeJson(field.value() ?? null) };
}

/** A field as far as it says what was calculated. */
type Read = Pick<Field, 'component' | 'model'> & {
  path(): string;
  kept(strings: readonly string[]): Json | undefined;
  written(value: unknown): readonly string[];
};

/** Whether the control of a plain post says nothing but what was calculated: nobody wrote over it. */
export function isAsCalculated(
  field: Read,
  strings: readonly string[],
  controls: ReadonlyMap<string, readonly string[]>,
): boolean {
  if (!canBeOverridden(field)) return false;
  const [text] = controls.get(`${field.path()}${calculatedName}`) ?? [];
  if (text === undefined) return false;
  return linesOf(field, decodeJson(text)) === linesOf(field, field.kept(strings) ?? null);
}

function canBeOverridden({ model, component }: Pick<Field, 'model' | 'component'>): boolean {
  const { calculateValue, allowCalculateOverride } = component;
  return model.data === 'value' && calculateValue !== undefined && allowCalculateOverride === true;
}

function linesOf(field: Read, value: unknown): string {
  return field.written(value).join('\n');
}
