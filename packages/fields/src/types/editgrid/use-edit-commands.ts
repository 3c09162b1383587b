import type { Field, Form, Row, SaveRowOutcome } from '@guichet/engine';
import { useContext, useMemo } from 'react';
import { elementById } from '../../frame/element-by-id.ts';
import { FormInstanceContext } from '../../frame/form-instance-context.ts';
import { addId, editId, firstIn, rowId } from '../../rows/row-ids.ts';
import type { FocusTarget, RowCommands } from '../../rows/use-row-changes.ts';

/** A resident's commands for one row of an edit grid. The same object at all times. */
export interface EditCommands {
  open(row: Row): void;
  save(row: Row): void;
  cancel(row: Row): void;
}

/** Opens, saves and cancels rows: the focus goes along, and the change is announced. */
export function useEditCommands(grid: Field, { announce }: RowCommands): EditCommands {
  const form = useContext(FormInstanceContext)?.form;
  return useMemo(
    () => (form === undefined ? { open() {}, save() {}, cancel() {} } : editCommands(grid, form, announce)),
    [grid, form, announce],
  );
}

function editCommands(grid: Field, form: Form, announce: RowCommands['announce']): EditCommands {
  const behind = (row: Row): readonly FocusTarget[] => [
    () => elementById(editId(grid, row)),
    () => elementById(addId(grid)),
    () => firstIn(elementById(rowId(grid, row))),
    () => elementById(grid.id),
  ];
  return {
    open(row) {
      form.dispatch({ kind: 'row:open', grid, row });
      announce(undefined, [() => firstIn(elementById(rowId(grid, row)))]);
    },
    save(row) {
      const outcome = form.dispatch({ kind: 'row:save', grid, row });
      if (outcome.kind === 'invalid') announce(undefined, wrongIn(grid, row, outcome));
      else
        announce(
          { what: row.state() === 'draft' ? 'savedIncomplete' : 'saved', index: row.index() },
          behind(row),
        );
    },
    cancel(row) {
      const index = row.index();
      const isNew = row.state() === 'new';
      const rows = grid.rows() ?? [];
      const neighbour = rows[index + 1] ?? rows[index - 1];
      form.dispatch({ kind: 'row:cancel', grid, row });
      if (!isNew) announce({ what: 'cancelled', index }, behind(row));
      else
        announce({ what: 'discarded', index }, [
          () => elementById(addId(grid)),
          ...(neighbour ? behind(neighbour) : [() => elementById(grid.id)]),
        ]);
    },
  };
}

/** The first thing in a row that keeps it from being saved. */
function wrongIn(
  grid: Field,
  row: Row,
  outcome: Extract<SaveRowOutcome, { kind: 'invalid' }>,
): readonly FocusTarget[] {
  return outcome.errors.flatMap(({ field, row: inner }): readonly FocusTarget[] => {
    if (field === undefined) return [];
    if (inner !== undefined) return [() => elementById(rowId(field, inner))];
    const selector = `[data-field="${CSS.escape(field.id)}"]`;
    return [() => shown(elementById(rowId(grid, row))?.querySelector<HTMLElement>(selector) ?? null)];
  });
}

/** Opens what is closed around a control, so that it can take the focus. */
function shown(control: HTMLElement | null): HTMLElement | null {
  const closed = 'details:not([open]), [hidden]';
  for (let above = control?.closest(closed); above; above = above.parentElement?.closest(closed)) {
    if (above instanceof HTMLDetailsElement) above.open = true;
    else above.dispatchEvent(new Event('beforematch'));
  }
  return control;
}
