import type { Locale } from '@guichet/definition';
import type { Field, Row } from '@guichet/engine';
import { memo, useMemo } from 'react';
import { elementById } from '../../frame/element-by-id.ts';
import { FieldSlots, useDrawn } from '../../frame/field-slot.tsx';
import { asPart } from '../../rows/as-part.ts';
import { rowMessages } from '../../rows/messages.ts';
import { removeRow } from '../../rows/remove-row.tsx';
import { rowId, rowNameId } from '../../rows/row-ids.ts';
import { numberIn, RowNumber } from '../../rows/row-number.ts';
import type { RowCommands } from '../../rows/use-row-changes.ts';
import type { InCell } from './cells.tsx';
import type { GridColumn } from './columns.ts';
import { moveRow } from './move-row.tsx';
import type { Drag } from './use-drag.ts';

/** Props shared by all rows of a grid. */
export interface RowsOfGrid {
  readonly grid: Field;
  readonly columns: readonly GridColumn[];
  readonly inCell: InCell;
  /** Names the grid. */
  readonly name: string;
  readonly locale: Locale;
  readonly canRemove: boolean;
  readonly canMove: boolean;
  /** Without a script there is nothing to drag by. */
  readonly hasHandle: boolean;
  readonly commands: RowCommands;
  readonly drag: Drag;
  /** The number of the row that the grid stands in. */
  readonly outer: string;
}

interface Props {
  readonly of: RowsOfGrid;
  readonly row: Row;
  readonly isLast: boolean;
  /** The place of a row that is drawn again when it takes another; else 0. */
  readonly drawnAt: number;
}

/** One row: drawn again when its columns or what can be done with it change, and not for another row. */
export const GridRow = memo(function GridRow({ of, row, isLast }: Props) {
  const { grid, columns, inCell, locale, canRemove, canMove, hasHandle, drag } = of;
  const placed = placedIn(of, row, isLast);
  const { index, number } = placed;
  const unseen = useMemo(() => row.fields.filter(({ model }) => model.isUnseen), [row]);
  const drawn = (
    <tr {...asPart('row')} id={rowId(grid, row)} className="g-datagrid__row">
      <th {...asPart('rowheader')} scope="row" className="g-datagrid__number">
        {hasHandle && (
          <span
            className="g-datagrid__handle"
            aria-hidden="true"
            onPointerDown={(event) => drag.start(event, row)}
          />
        )}
        <span className="g-datagrid__word">{rowMessages[locale].row} </span>
        {number}
        <span id={rowNameId(row)} hidden>
          {rowMessages[locale].inRow(number)}
        </span>
        {!grid.disabled() && <input type="hidden" name={grid.path()} value={index} />}
        {unseen.length > 0 && <FieldSlots fields={unseen} />}
      </th>
      <Cells row={row} columns={columns} inCell={inCell} />
      {(canRemove || canMove) && (
        <td {...asPart('cell')} className="g-datagrid__commands">
          {canMove && moveRow(placed)}
          {canRemove && removeRow(placed)}
        </td>
      )}
    </tr>
  );
  // Only grids within ask for it, and React asks all that stands below whether it does.
  return holdsGrids(row) ? <RowNumber.Provider value={number}>{drawn}</RowNumber.Provider> : drawn;
});

/** All that says the place of a row. */
function placedIn({ grid, name, locale, outer, commands }: RowsOfGrid, row: Row, isLast: boolean) {
  const index = row.index();
  const number = numberIn(outer, index);
  const onPress = () => commands.remove(row);
  return { grid, row, index, number, name, locale, isLast, commands, onPress };
}

/**
 * Brings all that says its place in a drawn row to the one that it has now. When the first of a hundred rows goes, all
 * others move up, and drawing them again takes several times as long.
 */
export function placeRow(of: RowsOfGrid, row: Row, isLast: boolean): void {
  const placed = placedIn(of, row, isLast);
  const { index, number } = placed;
  const spoken = elementById(rowNameId(row));
  if (spoken === null) return;
  spoken.textContent = rowMessages[of.locale].inRow(number);
  if (spoken.previousSibling) spoken.previousSibling.nodeValue = number;
  // Of a grid that is disabled nothing is sent.
  if (!of.grid.disabled()) spoken.nextElementSibling?.setAttribute('value', `${index}`);
  const buttons = [of.canRemove && removeRow(placed), ...(of.canMove ? moveRow(placed).props.children : [])];
  for (const { props } of buttons.filter(Boolean)) {
    const { id, value, formAction, 'aria-label': ariaLabel, disabled = false } = props;
    Object.assign(elementById(id) ?? {}, { value, formAction, ariaLabel, disabled });
  }
}

interface CellsProps extends Pick<RowsOfGrid, 'columns' | 'inCell'> {
  readonly row: Row;
}

const Cells = memo(function Cells({ row, columns, inCell }: CellsProps) {
  const drawn = useDrawn(row.fields);
  return columns.map((column) => inCell(drawn[column.index], column));
});

/** The same of all rows of a grid. */
export function holdsGrids({ fields }: Row): boolean {
  return fields.some(holdsRows);
}

function holdsRows({ model, children }: Field): boolean {
  return model.data === 'rows' || children.some(holdsRows);
}
