import type { Locale } from '@guichet/definition';
import { malformed, type PreparedComponent } from '@guichet/engine';
import { marks } from '@guichet/engine/formats';
import { defineDisplay } from '../define/define-model.ts';
import {
  type DecimalFormat,
  keepDecimal,
  keepTyped,
  parseDecimal,
  withPoint,
  writeDecimal,
} from './decimal.ts';

/** Digits after the decimal mark, where the definition says nothing. Source: measured on Form.io. */
export const defaultLimit = 20;
const limitOfRequired = 2;

/**
 * A type that keeps a number. Value: a number; nothing filled in leaves no key. Typed and written as the language does.
 */
export const decimalModel = defineDisplay({
  label: { en: '', fr: '' },
  data: 'value',
  isPersistent: true,
  validateOn: 'blur',
  rules: ['max', 'min', 'required', 'number'],
  emptyValue: () => undefined,
  isEmpty: (value) => typeof value !== 'number',
  normalise: (value) => numberIn(value),
  parse: ([text = ''], component, locale) => parseDecimal(text, formatOf(component, locale)),
  format: (value, component, locale) => [
    typeof value === 'number' ? writeDecimal(value, formatOf(component, locale)) : '',
  ],
  fromPost([text = ''], component, locale) {
    const format = formatOf(component, locale);
    const kept = keepTyped(text, format);
    // A mark before another one must set three digits apart.
    const isPlain = kept.trim() === text.trim() && !/[.,](?!\d{3}[.,])\d*[.,]/.test(kept);
    const isKept = isPlain && keepDecimal(kept, format) === withPoint(kept, format);
    const number = isKept ? parseDecimal(text, format) : undefined;
    return number === undefined && text.trim() !== '' ? text : number;
  },
  formatWhileTyping: ([text = ''], component, locale) => [keepTyped(text, formatOf(component, locale))],
});

/** How the number of a component is written: as the language does, unless its author says otherwise. */
export function formatOf({ settings }: PreparedComponent, locale: Locale): DecimalFormat {
  const { decimalLimit, requireDecimal, delimiter, allowNegative, decimalSymbol, thousandsSeparator } =
    settings;
  const usual = requireDecimal === true ? limitOfRequired : defaultLimit;
  const decimal = typeof decimalSymbol === 'string' ? decimalSymbol : marks[locale].decimal;
  const group = typeof thousandsSeparator === 'string' ? thousandsSeparator : marks[locale].group;
  return {
    decimal,
    group: group === decimal ? '\u00a0' : group,
    limit: typeof decimalLimit === 'number' ? decimalLimit : usual,
    isNegativeAllowed: allowNegative !== false,
    isGrouped: delimiter === true,
    isPadded: requireDecimal === true,
  };
}

/** A number, also one that was sent as text. */
function numberIn(value: unknown): number | undefined | typeof malformed {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (value === undefined || value === null || value === '' || value === false) return undefined;
  if (typeof value !== 'string' || value.trim() === '') return malformed;
  const number = Number(value);
  return Number.isFinite(number) ? number : malformed;
}
