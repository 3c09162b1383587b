import { computed } from '@preact/signals-core';
import { isSame } from '../data/is-same.ts';
import { ownPropertyOf } from '../data/property-of.ts';
import type { ComputedOption } from '../field.ts';
import { evaluated } from './evaluate.ts';
import type { FormContext, InternalField } from './internal-field.ts';

/** More than this nobody chooses from. */
const maxOptions = 5_000;

/**
 * The options that an author's code gives: texts, numbers, or objects of which `valueProperty` names the value, and
 * the template the label. Tracked; the same list until something in it changes.
 */
export function computedOptions(field: InternalField, context: FormContext): () => readonly ComputedOption[] {
  let last: readonly ComputedOption[] = [];
  const options = computed(() => {
    const next = itemsOf(field, context).map((item) => optionOf(item, field, context));
    if (!isSame(next, last)) last = next;
    return last;
  });
  return () => options.value;
}

function itemsOf(field: InternalField, context: FormContext): readonly unknown[] {
  const { optionsCode } = field.component;
  if (optionsCode === undefined) return [];
  const expression = { kind: 'code', code: optionsCode } as const;
  const items = evaluated(expression, field, context, { initial: [] })?.value;
  return Array.isArray(items) ? items.slice(0, maxOptions) : [];
}

function optionOf(item: unknown, field: InternalField, context: FormContext): ComputedOption {
  const { optionLabel, settings } = field.component;
  const path = settings.valueProperty;
  const value = typeof path === 'string' ? path.split('.').reduce<unknown>(ownPropertyOf, item) : item;
  const label =
    optionLabel === undefined || typeof item !== 'object'
      ? undefined
      : evaluated({ kind: 'code', code: optionLabel }, field, context, {
          own: { item },
        })?.value;
  return { value: asText(value), label: asText(label ?? ownPropertyOf(item, 'label') ?? value) };
}

function asText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
