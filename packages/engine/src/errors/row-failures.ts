import type { Row } from '../field.ts';
import type { LiveField, LiveRow } from '../fields/live-field.ts';
import { allWithin } from '../fields/within.ts';
import { invalidRow, invalidRows, unsavedRow, unsavedRows } from '../rules/open-rows/rule.ts';
import { type Failure, sentenceOf } from './sentence.ts';

/**
 * What the open rows of a grid fail: one failure for the grid, and one for each row. It shows once somebody
 * tried to go on while the row was open: not while it is being filled in. `others`: what the grid fails otherwise;
 * that it has too few rows is not said of one that has rows to save. Tracked.
 */
export function rowFailures(grid: LiveField, others: readonly Failure[]): readonly Failure[] {
  if (grid.model.rowEditing?.(grid.component).isApart !== true) return others;
  const open = (grid.rows() ?? []).filter(isOpen);
  if (open.length === 0) return others;
  const isInvalid = open.some(hasFailures);
  const isShown = () => open.some((row) => row.isLeftOpen.value);
  return [
    ...others.filter(({ name }) => name !== 'required' && name !== 'minRows'),
    isInvalid
      ? { name: 'invalidRows', rule: invalidRows, values: {}, isShown }
      : { name: 'unsavedRows', rule: unsavedRows, values: {}, isShown },
    ...open.map((row): Failure => {
      const common = { values: { row: row.index() + 1 }, row, isShown: () => row.isLeftOpen.value };
      return hasFailures(row)
        ? { name: 'invalidRow', rule: invalidRow, ...common }
        : { name: 'unsavedRow', rule: unsavedRow, ...common };
    }),
  ];
}

/** The sentences that stand at a row. */
export function rowSentences(row: LiveRow): readonly string[] {
  return row.grid
    .shownFailures()
    .filter((failure) => failure.row?.id === row.id)
    .map((failure) => sentenceOf(row.grid, failure));
}

export function isOpen(row: Row): boolean {
  const state = row.state();
  return state === 'new' || state === 'open';
}

function hasFailures(row: LiveRow): boolean {
  return row.fields.flatMap(allWithin).some((field) => field.failures().length > 0);
}
