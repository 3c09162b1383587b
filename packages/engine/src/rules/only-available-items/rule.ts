import { isJsonObject } from '@guichet/definition';
import type { Rule } from '../rule.ts';

/** Only where the definition asks for it: `validate.onlyAvailableItems`. */
export const onlyAvailableItems: Rule = {
  message: 'invalidOption',
  sentences: {
    en: '{{field}} is an invalid value.',
    fr: 'La valeur choisie pour « {{field}} » n’est pas valide.',
  },
  check({ component, value, isEmpty }) {
    if (component.validate?.onlyAvailableItems !== true || isEmpty) return undefined;
    const { options, isWhole } = component.settings;
    if (!Array.isArray(options)) return undefined;
    const listed = new Set(options.map((option) => (isJsonObject(option) ? option.value : undefined)));
    const values = isWhole === true && !Array.isArray(value) ? [value] : valuesIn(value);
    return values.every((item) => listed.has(textOf(item))) ? undefined : {};
  },
};

/** A group of checkboxes names each of its options. */
function valuesIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isJsonObject(value) ? Object.keys(value) : [value];
}

/** As an option says it. */
function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
