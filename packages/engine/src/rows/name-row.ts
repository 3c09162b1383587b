import type { InEveryLocale } from '@guichet/definition';
import { withPlace } from '../errors/error-list.ts';
import type { Field } from '../field.ts';
import type { InternalRow } from '../fields/internal-field.ts';

const titles: InEveryLocale<(label: string, number: string) => string> = {
  en: (label, number) => `${label}, row ${number}`,
  fr: (label, number) => `${label}, ligne ${number}`,
};

/** The name of a grid's row: `Dog 2` with its author's noun (`properties.rowName`), else `Dogs, row 2`. */
export function rowTitle(grid: Field, number: string): string {
  const noun = grid.plainText('properties.rowName');
  return noun === '' ? titles[grid.locale()](grid.name(), number) : `${noun} ${number}`;
}

/** `Enter the plate (Cars, row 2).`: several rows may have the same to say. */
export function nameRow(sentence: string, row: InternalRow): string {
  return withPlace(sentence, rowTitle(row.grid, rowNumberOf(row)));
}

/** `2`, or `2.1` in a grid within a row. */
export function rowNumberOf({ grid, index }: InternalRow): string {
  return `${grid.inRow === undefined ? '' : `${rowNumberOf(grid.inRow)}.`}${index() + 1}`;
}
