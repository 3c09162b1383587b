import type { Locale } from '@guichet/definition';
import type { Model, PreparedComponent } from '@guichet/engine';
import { textSettings } from '../../define/define-model.ts';
import { writeDecimal } from '../../numbers/decimal.ts';
import { decimalModel, formatOf } from '../../numbers/decimal-model.ts';
import { numberSettings } from '../../numbers/number-settings.ts';
import { affixesOf } from './affixes.ts';

/** Digits after the decimal mark, where the definition says nothing. Source: measured on Form.io. */
const defaultLimit = 2;

/** An amount of money. Value: a number, as of the type number; written in groups, to the cent. */
export const currencyModel = {
  ...decimalModel,
  isTyped: true,
  needs: () => ['type:currency'],
  label: { en: 'Currency', fr: 'Montant' },
  settings: (json) => ({
    ...numberSettings({
      ...json,
      decimalLimit: json.decimalLimit || (json.decimalLimit === 0 ? 0 : defaultLimit),
      delimiter: json.delimiter ?? true,
      requireDecimal: true,
    }),
    currency: 'USD',
    ...textSettings(json, ['currency']),
  }),
  formatValue: (value, component, locale) =>
    (Array.isArray(value) ? value : [value]).map((amount) =>
      typeof amount === 'number' ? amountIn(amount, component, locale) : '',
    ),
  // Accepts the sign of the currency too, without a script that drops it.
  fromPost: (strings, component, ...rest) =>
    decimalModel.fromPost?.(
      strings.map((text) => withoutCurrency(text, component)),
      component,
      ...rest,
    ),
} satisfies Model;

/** `$1,234.50`, `1 234,50 $`. */
function amountIn(amount: number, component: PreparedComponent, locale: Locale): string {
  const { prefix = '', suffix } = affixesOf(component, locale);
  const digits = writeDecimal(Math.abs(amount), formatOf(component, locale));
  const sign = amount < 0 ? '-' : '';
  return `${sign}${prefix}${digits}${suffix === undefined ? '' : `\u00a0${suffix}`}`;
}

function withoutCurrency(text: string, { settings }: PreparedComponent): string {
  return text
    .replace(String(settings.currency), '')
    .replace(/(?:CA|US)?\p{Sc}(?:\s?(?:CA|US))?/u, '')
    .trim();
}
