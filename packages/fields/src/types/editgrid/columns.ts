import type { Field, Row } from '@guichet/engine';
import { listOf } from '../../define/define-model.ts';
import { displayValueOf } from '../../words/display-value-of.ts';

/** One thing that the summary of a row says. */
export interface Cell {
  readonly key: string;
  readonly label: string;
  readonly words: string;
}

/** The cells of a row's summary: the columns that are visible in it. Tracked. */
export function cellsOf(grid: Field, row: Row): readonly Cell[] {
  return columnFields(grid, row)
    .filter((field) => field.visible())
    .map((field) => ({ key: field.component.id, label: labelOf(field), words: displayValueOf(field) }));
}

/** The columns of the grid as a table: those that can be seen in any of its rows. Tracked. */
export function summaryColumnsOf(grid: Field): readonly Omit<Cell, 'words'>[] {
  const found = new Map<string, string>();
  const [first, ...laterRows] = grid.rows() ?? [];
  for (const field of first === undefined ? [] : columnFields(grid, first)) {
    const { id } = field.component;
    const isSeen = field.visible() || laterRows.some((row) => isSeenIn(grid, row, id));
    if (isSeen) found.set(id, labelOf(field));
  }
  return [...found].map(([key, label]) => ({ key, label }));
}

function isSeenIn(grid: Field, row: Row, id: string): boolean {
  return columnFields(grid, row).some((field) => field.component.id === id && field.visible());
}

function labelOf(field: Field): string {
  return field.plainText('label') || field.name();
}

/** Those that the author's `tableView` leaves; all where it leaves none, since a row must tell itself from others. */
function columnFields(grid: Field, row: Row): readonly Field[] {
  const all = row.fields.flatMap(tellable);
  const hiddenColumns = listOf(grid.component.settings.notInTable);
  const summarised = all.filter(({ component }) => !hiddenColumns.includes(component.key));
  return summarised.length > 0 ? summarised : all;
}

function tellable(field: Field): readonly Field[] {
  const { data, isUnseen, isPersistent } = field.model;
  const isListed = isUnseen !== true && isPersistent && (data === 'value' || data === 'rows');
  return isListed ? [field] : field.children.flatMap(tellable);
}
