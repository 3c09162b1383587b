import type { CommandContext } from '../commands/command-context.ts';
import type { FormPart, RowCommandKind } from '../commands/form-part.ts';
import { errorItemsOf } from '../errors/error-list.ts';
import type { Field, Row } from '../field.ts';
import type { InternalField, InternalRow, Rows } from '../fields/internal-field.ts';
import { allWithin } from '../fields/within.ts';
import { copyValidationState } from './copy-validation-state.ts';
import { openRowsOf, restoreLeft, restoreOpenRows } from './open-rows.ts';
import { reopenAlike } from './reopen-alike.ts';
import { isOpen, wrongInRow } from './row-failures.ts';

/** A resident's commands for the rows of a grid. Throws for a field without rows and for a row that is gone. */
export function createRowCommands(commandContext: CommandContext): FormPart<RowCommandKind> {
  const { context, commands, events, liveOf, form } = commandContext;
  const removed = new WeakMap<Row, InternalRow>();
  let asked: InternalRow | undefined;

  function rowsOf(grid: Field): Rows {
    const rows = context.rowsOf.get(liveOf(grid));
    if (rows === undefined) throw new Error(`Field ${grid.id} has no rows.`);
    return rows;
  }

  function refuseWhereRead(): void {
    if (context.isReadOnly) throw new Error('The form shows a submission as it was: its rows stay.');
  }

  /** Changes the value of the grid. `isFilled`: whether that counts as filling it in, so that its errors show from now on. */
  function change(grid: Field, act: (rows: Rows) => void, isFilled = true): void {
    refuseWhereRead();
    const live = liveOf(grid);
    const rows = rowsOf(grid);
    commands.run(() => {
      act(rows);
      const { isValidated } = live.validationState.peek();
      live.validationState.value = {
        ...live.validationState.peek(),
        isModified: true,
        isValidated: isValidated || isFilled,
      };
      context.onChange(live);
    }, true);
  }

  function rowIn(grid: Field, { id }: Row): InternalRow {
    const row = liveOf(grid)
      .rows()
      ?.find((candidate) => candidate.id === id);
    if (row === undefined) throw new Error(`Field ${grid.id} has no row ${id} any more.`);
    return row;
  }

  const isEdited = (grid: Field) => grid.model.rowEditing !== undefined;

  function open(grid: Field, row: Row): void {
    commands.run(() => rowsOf(grid).open(rowIn(grid, row)));
    events.emit('editGridEditRow', { component: grid, row });
  }

  return {
    commands: {
      'row:add'({ grid, at, held, former }) {
        refuseWhereRead();
        let added: InternalRow | undefined;
        const add = (rows: Rows) => {
          added = rows.add(at ?? rows.current()?.length ?? 0, held);
          const gone = former && removed.get(former);
          if (gone === undefined) return;
          reopenAlike(added, gone, context);
          copyValidationState(added, gone);
        };
        // A row that is yet to be saved changes nothing.
        if (grid.model.rowEditing?.(grid.component).isApart === true)
          commands.run(() => add(rowsOf(grid)), true);
        else change(grid, add, held !== undefined);
        if (added === undefined) throw new Error('A command runs at once.');
        events.emit(isEdited(grid) ? 'editGridAddRow' : 'dataGridAddRow', { component: grid, row: added });
        return added;
      },
      'row:remove'({ grid, row }) {
        const gone = rowIn(grid, row);
        const index = gone.index();
        removed.set(row, gone);
        const isNeverWithout = !isEdited(grid) && (grid.model.firstRows?.(grid.component) ?? 0) > 0;
        // As in Form.io, a data grid from which a row goes shows no error that it did not show before.
        const isFilled = isEdited(grid);
        change(
          grid,
          (rows) => {
            rows.remove(gone);
            if (isNeverWithout && rows.current()?.length === 0) rows.add(0);
          },
          isFilled,
        );
        events.emit(isEdited(grid) ? 'editGridDeleteRow' : 'dataGridDeleteRow', { index });
      },
      'row:move': ({ grid, row, to }) => change(grid, (rows) => rows.move(rowIn(grid, row), to)),
      'row:open': ({ grid, row }) => open(grid, row),
      'row:save'({ grid, row, isReplay = false }) {
        const saved = rowIn(grid, row);
        if (!isReplay)
          commands.run(() =>
            context.abilities.transientState?.askOnce(saved.fields.flatMap(allWithin).map(liveOf)),
          );
        const errors = form().dispatch({ kind: 'validate', within: saved });
        const isRight = saved.fields.flatMap(allWithin).every((field) => field.failures().length === 0);
        const passes = isRight && wrongInRow(saved) === undefined;
        const canStay = grid.model.rowEditing?.(grid.component).savesIncomplete === true;
        const isOpenWithin = saved.fields
          .flatMap(allWithin)
          .some((field) => (field.rows() ?? []).some(isOpen));
        if (!passes && (!canStay || isOpenWithin)) {
          commands.run(() => {
            saved.isRefused.value = true;
          });
          const rowErrors = errorItemsOf(liveOf(grid)).filter((item) => item.row?.id === saved.id);
          return { kind: 'invalid', errors: [...errors, ...rowErrors] };
        }
        change(grid, (rows) => rows.save(saved));
        events.emit('editGridSaveRow', { component: grid, row: saved.node.toJson() });
        return { kind: 'saved' };
      },
      'row:cancel'({ grid, row }) {
        const left = rowIn(grid, row);
        commands.run(() => {
          rowsOf(grid).cancel(left);
          context.onChange(liveOf(grid));
        }, true);
        events.emit('editGridCancelRow', { component: grid, editRow: row });
      },
      reveal({ field }) {
        const closed = rowsAround(liveOf(field)).filter((row) => isEdited(row.grid) && !isOpen(row));
        for (const row of closed) open(row.grid, row);
        return closed.length > 0;
      },
      restoreLeft: ({ openRows }) => commands.run(() => restoreLeft(openRows, context)),
    },
    kept: (onDevice) => ({ openRows: openRowsOf(context.index.all(), onDevice) }),
    restore({ openRows, askedRow }) {
      if (openRows === undefined) return;
      commands.run(() => restoreOpenRows(openRows, context));
      if (asked !== undefined) asked.isAsked = false;
      asked = askedRow && context.index.find(askedRow.grid)?.rows()?.[askedRow.row];
      if (asked !== undefined) asked.isAsked = true;
    },
  };
}

/** From the outermost to the nearest. */
function rowsAround({ inRow }: InternalField): readonly InternalRow[] {
  return inRow === undefined ? [] : [...rowsAround(inRow.grid), inRow];
}
