import type { Form } from '@guichet/engine';
import type { Answered } from '../pages/page-data.ts';

/**
 * Saves the row that a button names (`row:save trees 2`), or, as Enter asks for, all that are open (`row:save`).
 * Gives those that stay open for what is wrong in them; undefined where the post asks for something else.
 */
export function saveRows(form: Form, change: string): Answered['refusedRows'] {
  if (!/^row:save( |$)/.test(change)) return undefined;
  const [, path, place] = change.split(' ');
  // Those in a row before that row itself.
  const asked = form
    .openRows()
    .filter(({ grid, row }) => path === undefined || (grid === path && `${row}` === place))
    .toReversed();
  return asked
    .filter(({ grid, row: index }) => {
      const field = form.fieldByPath(grid);
      const row = field?.rows()?.[index];
      if (field === undefined || row === undefined || !field.visible() || field.disabled()) return false;
      return form.saveRow(field, row).kind === 'invalid';
    })
    .map(({ grid, row }) => ({ grid, row }));
}
