import type { InEveryLocale, Locale } from '@guichet/definition';

export interface NumberMarks {
  readonly decimal: string;
  /** Stands between groups of three digits. */
  readonly group: string;
}

/** How a language writes numbers. Fixed here: the data of servers and browsers differ, and both draw the same text. */
export const marks: InEveryLocale<NumberMarks> = {
  en: { decimal: '.', group: ',' },
  fr: { decimal: ',', group: '\u00a0' },
};

/** `1,000.5`, `1 000,5`. A number too large or too small for digits alone stays as JavaScript writes it. */
export function formatNumber(number: number, locale: Locale): string {
  return withMarks(String(number), marks[locale]);
}

/** The same of a number that is written out already, such as `1000.50`. */
export function withMarks(plain: string, { decimal, group }: NumberMarks): string {
  const [whole = '', fraction] = plain.split('.');
  if (!/^-?\d+$/.test(whole) || /\D/.test(fraction ?? '')) return plain;
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
}
