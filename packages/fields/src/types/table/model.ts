import type { Field } from '@guichet/engine';
import { countIn } from '../../define/child-lists.ts';
import { defineLayout, flagSettings, listOf, textSettings } from '../../define/define-model.ts';
import { tableCellsOf } from './cells.ts';

/** Children in rows and columns. Cells beyond the number of rows or columns are left out. */
export const tableModel = defineLayout({
  needs: () => ['type:table'],
  label: { en: '', fr: '' },
  clearOnHide: true,
  texts: [
    { setting: 'header[]', as: 'html' },
    { setting: 'caption', as: 'html' },
  ],
  children: (json) =>
    tableCellsOf(json).flatMap((row, y) =>
      row.map((components, x) => ({ path: `rows[${y}][${x}].components`, components })),
    ),
  settings: (json) => ({
    /** How many of the children stand in each cell, row by row. */
    cells: tableCellsOf(json).map((row) => row.map(countIn)),
    ...textSettings(json, ['cellAlignment']),
    ...flagSettings(json, ['striped', 'bordered', 'hover', 'condensed']),
  }),
});

/** The children of each cell, row by row. */
export function fieldsOfCells({ component, children }: Field): readonly (readonly (readonly Field[])[])[] {
  let next = 0;
  return listOf(component.settings.cells).map((row) =>
    listOf(row).map((count) => {
      const first = next;
      next += typeof count === 'number' ? count : 0;
      return children.slice(first, next);
    }),
  );
}
