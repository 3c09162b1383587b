import type { Json, JsonObject } from '@guichet/definition';
import { componentsIn, countIn } from '../child-lists.ts';
import { defineLayout, flagSettings, listOf, sizeOf, textSettings } from '../define-model.ts';

/** Rows and columns of a table, where the definition gives none. Source: measured on Form.io. */
const defaultSize = 3;

/** Children in rows and columns. What stands beyond the number of rows or columns is left out. */
export const tableModel = defineLayout({
  label: { en: '', fr: '' },
  clearOnHide: true,
  texts: [
    { setting: 'header[]', as: 'html' },
    { setting: 'caption', as: 'html' },
  ],
  children: (json) =>
    cellsOf(json).flatMap((row, y) =>
      row.map((components, x) => ({ path: `rows[${y}][${x}].components`, components })),
    ),
  settings: (json) => ({
    /** How many of the children stand in each cell, row by row. */
    cells: cellsOf(json).map((row) => row.map(countIn)),
    ...textSettings(json, ['cellAlignment']),
    ...flagSettings(json, ['striped', 'bordered', 'hover', 'condensed']),
  }),
});

function cellsOf({ rows, numRows, numCols }: JsonObject): readonly (readonly (readonly Json[])[])[] {
  return listOf(rows)
    .slice(0, sizeOf(numRows) ?? defaultSize)
    .map((row) =>
      listOf(row)
        .slice(0, sizeOf(numCols) ?? defaultSize)
        .map(componentsIn),
    );
}
