import type { Form, OpenRowData } from '@guichet/engine';
import type { AnsweredPage } from '../pages/page-data.ts';

/**
 * Saves the open rows that are asked for: the one that a button names, or, as Enter asks for, all. Gives those that stay
 * open for what is wrong in them.
 */
export function saveRows(
  form: Form,
  isAsked: (row: OpenRowData) => boolean,
): NonNullable<AnsweredPage['refusedRows']> {
  // Those in a row before that row itself.
  const asked = form.kept().openRows.filter(isAsked).toReversed();
  return asked
    .filter(({ grid, row: index }) => {
      const field = form.fieldByPath(grid);
      const row = field?.rows()?.[index];
      if (field === undefined || row === undefined || !field.visible() || field.disabled()) return false;
      return form.dispatch({ kind: 'row:save', grid: field, row }).kind === 'invalid';
    })
    .map(({ grid, row }) => ({ grid, row }));
}
