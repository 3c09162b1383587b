import type { Field, Row } from '@guichet/engine';
import { type HTMLAttributes, isValidElement, memo, type ReactElement, type ReactNode, useMemo } from 'react';
import { FieldSlots, type Placing, useDrawn } from '../../frame/field-slot.tsx';
import { asPart } from '../../rows/as-part.ts';
import { rowMessages } from '../../rows/messages.ts';
import { removeRow } from '../../rows/remove-row.tsx';
import { rowId, rowNameId } from '../../rows/row-ids.ts';
import { numberIn, RowNumber } from '../../rows/row-number.ts';
import { type GridColumn, isLayout } from './columns.ts';
import type { RowsOfGrid } from './rows-of-grid.ts';

interface Props {
  readonly of: RowsOfGrid;
  readonly row: Row;
  /** Left out where `usePlaces` writes what follows from it: the row is not drawn again when it takes another place. */
  readonly index: number | undefined;
  readonly isLast: boolean;
}

/**
 * One row: drawn again when its columns or what can be done with it change, and not for another row. When it takes
 * another place, its header and buttons are drawn again where it gets an `index`, and its cells never.
 */
export const GridRow = memo(function GridRow({ of, row, index = row.index(), isLast }: Props) {
  const { grid, place, name, locale, canRemove, canMove, hasHandle, commands, arranging, drag, outer } = of;
  const number = numberIn(outer, index);
  const unseen = useMemo(() => row.fields.filter(({ model }) => model.isUnseen), [row]);
  const placed = { grid, row, index, number, name, locale };
  const drawn = (
    <tr {...asPart('row')} id={rowId(grid, row)} className="g-datagrid__row">
      <th {...asPart('rowheader')} scope="row" className="g-datagrid__number">
        {hasHandle && (
          <span
            className="g-datagrid__handle"
            aria-hidden="true"
            onPointerDown={(event) => drag?.start(event, row)}
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
      <Cells row={row} place={place} />
      {(canRemove || canMove) && (
        <td {...asPart('cell')} className="g-datagrid__commands">
          {canMove && arranging?.moveRow({ ...placed, isLast, commands })}
          {canRemove && removeRow({ ...placed, onPress: () => commands.remove(row) })}
        </td>
      )}
    </tr>
  );
  // Only grids within ask for it, and React asks all that stands below whether it does.
  return row.fields.some(holdsRows) ? <RowNumber.Provider value={number}>{drawn}</RowNumber.Provider> : drawn;
});

interface CellsProps {
  readonly row: Row;
  readonly place: Placing;
}

const Cells = memo(function Cells({ row, place }: CellsProps) {
  return useDrawn(row.fields, place);
});

/** The cells of a row, one for each column that shows. A field that stands in a plain box gives it up for its cell. */
export function placeInCells(columns: readonly GridColumn[]): Placing {
  const classes = new Map(columns.map((column) => [column.index, cellClass(column)]));
  return (node, index) => {
    const className = classes.get(index);
    if (className === undefined) return undefined;
    return isPlainBox(node) ? (
      <td
        key={index}
        {...asPart('cell')}
        {...node.props}
        className={`${className} ${node.props.className}`}
      />
    ) : (
      <td key={index} {...asPart('cell')} className={className}>
        {node}
      </td>
    );
  };
}

/**
 * Around a control and its label, where neither its type nor its author gives it a look. A checkbox keeps its box: a rule
 * moves one that follows another closer to it.
 */
function isPlainBox(node: ReactNode): node is ReactElement<HTMLAttributes<HTMLElement>> {
  return (
    isValidElement<HTMLAttributes<HTMLElement>>(node) &&
    node.type === 'div' &&
    !node.props.role &&
    /^g-field( formio-component(?!-checkbox)\S*| g-invalid)*$/.test(`${node.props.className}`)
  );
}

/** In a cell of a table a field goes without its label, which its column says; a layout shows those of its fields. */
function cellClass({ component, isLabelled }: GridColumn): string {
  return isLabelled || isLayout(component) ? 'g-datagrid__cell' : 'g-datagrid__cell g-datagrid__cell--bare';
}

export function holdsRows({ model, children }: Field): boolean {
  return model.data === 'rows' || children.some(holdsRows);
}
