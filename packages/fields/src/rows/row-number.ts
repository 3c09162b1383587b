import { createContext } from 'react';

/** The row around what is drawn: `2`, or `2.1` in a grid within a row. Empty outside of all rows. */
export const RowNumber = createContext('');

/** The number of a row at a place, counted from 0, in a grid that stands in `outer`. */
export function numberIn(outer: string, index: number): string {
  return outer === '' ? `${index + 1}` : `${outer}.${index + 1}`;
}
