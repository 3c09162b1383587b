import type { Failure } from '../errors/sentence.ts';
import type { InternalField, InternalRow } from '../fields/internal-field.ts';
import { allWithin } from '../fields/within.ts';
import { invalidRow, invalidRows, unsavedRow, unsavedRows } from '../rules/open-rows/rule.ts';
import { ruleNamed } from '../rules/rule-named.ts';
import { rowNumberOf } from './name-row.ts';
import { isOpen, wrongInRow } from './row-failures.ts';

/**
 * The failures of a grid's open rows: one for the grid, and one for each row. It shows once somebody tried to go on
 * while the row was open: not while it is being filled in. `found`: the grid's other failures; a grid with rows to
 * save does not report too few rows. A grid that is disabled has no buttons to save or discard a row: there only those
 * count in which something was changed before. Tracked.
 */
export function rowFailures(grid: InternalField, found: readonly Failure[]): readonly Failure[] {
  const gridFailures = found.map((failure) => atItsRow(failure, grid));
  if (grid.model.rowEditing?.(grid.component).isApart !== true) return gridFailures;
  const open = (grid.rows() ?? []).filter((row) => isOpen(row) && (!grid.disabled() || isChanged(row)));
  if (open.length === 0) return gridFailures;
  const isInvalid = open.some(hasFailures);
  const isShown = () => open.some((row) => row.isLeftOpen.value);
  return [
    ...gridFailures.filter(({ name }) => name !== 'required' && name !== 'minRows'),
    isInvalid
      ? { name: 'invalidRows', rule: invalidRows, values: {}, isShown }
      : { name: 'unsavedRows', rule: unsavedRows, values: {}, isShown },
    ...open.flatMap((row): readonly Failure[] => {
      const common = { values: { row: rowNumberOf(row) }, row, isShown: () => row.isLeftOpen.value };
      const wrong = wrongInRow(row);
      const unsaved: Failure = hasFailures(row)
        ? { name: 'invalidRow', rule: invalidRow, ...common }
        : { name: 'unsavedRow', rule: unsavedRow, ...common };
      if (wrong === undefined) return [unsaved];
      const isShown = () => row.isRefused.value || row.isLeftOpen.value;
      return [
        unsaved,
        { name: 'row', rule: ruleNamed('row', grid.context.rules), values: wrong, row, isShown },
      ];
    }),
  ];
}

/** Places the failure of an author's row validation (`validate.row`) at its row. */
function atItsRow(failure: Failure, grid: InternalField): Failure {
  const { row: place } = failure.values;
  if (failure.name !== 'row' || typeof place !== 'number') return failure;
  const row = (grid.rows() ?? []).filter(({ stored }) => stored !== undefined)[place - 1];
  if (row === undefined) return failure;
  const failureInRow = { ...failure, values: { ...failure.values, row: rowNumberOf(row) } };
  // An open row's input is validated, not its saved value.
  return isOpen(row) ? failureInRow : { ...failureInRow, row };
}

function isChanged(row: InternalRow): boolean {
  return row.fields.flatMap(allWithin).some((field) => field.isModified());
}

function hasFailures(row: InternalRow): boolean {
  return row.fields.flatMap(allWithin).some((field) => field.failures().length > 0);
}
