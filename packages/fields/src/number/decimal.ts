import type { Locale } from '@guichet/definition';

/** How a language writes numbers. Fixed here, so that page and service agree whatever their own data say. */
const marks: Readonly<Record<Locale, { readonly decimal: string; readonly group: string }>> = {
  en: { decimal: '.', group: ',' },
  fr: { decimal: ',', group: '\u00a0' },
};

export interface DecimalFormat {
  readonly locale: Locale;
  /** Digits after the decimal mark, at most. */
  readonly limit: number;
  readonly isNegativeAllowed: boolean;
  /** Groups of three digits are set apart. */
  readonly isGrouped: boolean;
  /** Always as many digits after the decimal mark as the limit allows. */
  readonly isPadded: boolean;
}

/**
 * What of a typed text belongs to a number: its sign, its digits, and the first decimal mark of the language.
 * What else was typed is dropped: the other language's mark, spaces, letters. Source: measured on Form.io.
 */
export function keepDecimal(text: string, { locale, limit, isNegativeAllowed }: DecimalFormat): string {
  const { decimal } = marks[locale];
  const [whole = '', ...parts] = text.normalize('NFKC').split(limit > 0 ? decimal : /(?!)/);
  const sign = isNegativeAllowed && /^\s*[-\u2212]/.test(whole) ? '-' : '';
  const fraction = parts.length === 0 ? '' : `${decimal}${digitsOf(parts.join('')).slice(0, limit)}`;
  return `${sign}${digitsOf(cutAtDecimal(whole, decimal, limit))}${fraction}`;
}

/** The number that a typed text says; undefined for none. */
export function parseDecimal(text: string, format: DecimalFormat): number | undefined {
  const kept = keepDecimal(text, format).replace(marks[format.locale].decimal, '.');
  if (!/\d/.test(kept)) return undefined;
  const number = Number(kept);
  return Object.is(number, -0) ? 0 : number;
}

/** A number as its language writes it. */
export function writeDecimal(number: number, { locale, limit, isGrouped, isPadded }: DecimalFormat): string {
  const { decimal, group } = marks[locale];
  const plain = isPadded ? number.toFixed(Math.min(limit, 100)) : String(number);
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(plain);
  // A number too large or too small to be written out.
  if (parts === null) return plain;
  const [, sign = '', whole = '', fraction] = parts;
  const grouped = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  return `${sign}${grouped}${fraction === undefined ? '' : `${decimal}${fraction}`}`;
}

/** Where no decimals are taken, what stands behind the mark is no part of the whole number. */
function cutAtDecimal(text: string, decimal: string, limit: number): string {
  return limit > 0 ? text : (text.split(decimal)[0] ?? '');
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
