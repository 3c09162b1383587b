import type { InEveryLocale, Locale } from '@guichet/definition';
import type { InternalRow } from '../fields/internal-field.ts';

const inRow: InEveryLocale<(number: string) => string> = {
  en: (number) => ` (row ${number})`,
  fr: (number) => ` (ligne ${number})`,
};

/** `Enter the plate (row 2).`: several rows may have the same to say. */
export function nameRow(sentence: string, row: InternalRow, locale: Locale): string {
  return sentence.replace(/\.?$/, (end) => `${inRow[locale](rowNumberOf(row))}${end}`);
}

/** `2`, or `2.1` in a grid within a row. */
export function rowNumberOf({ grid, index }: InternalRow): string {
  return `${grid.inRow === undefined ? '' : `${rowNumberOf(grid.inRow)}.`}${index() + 1}`;
}
