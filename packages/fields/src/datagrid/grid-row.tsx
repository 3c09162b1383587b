import type { Locale } from '@guichet/definition';
import type { Field, Row } from '@guichet/engine';
import { memo, use } from 'react';
import { useDrawn } from '../frame/field-slot.tsx';
import { useFollowed } from '../frame/use-followed.ts';
import { asPart } from '../rows/as-part.ts';
import { rowMessages } from '../rows/messages.ts';
import { RemoveRow } from '../rows/row-buttons.tsx';
import { rowId } from '../rows/row-ids.ts';
import { RowNumber } from '../rows/row-number.ts';
import type { RowCommands } from '../rows/use-row-changes.ts';
import { type Column, isLayout } from './columns.ts';
import { MoveRow } from './move-row.tsx';
import type { Drag } from './use-drag.ts';

interface Props {
  readonly grid: Field;
  readonly row: Row;
  readonly columns: readonly Column[];
  /** Names the grid. */
  readonly name: string;
  readonly locale: Locale;
  readonly canRemove: boolean;
  readonly canMove: boolean;
  /** Without a script there is nothing to drag by. */
  readonly hasHandle: boolean;
  readonly isLast: boolean;
  readonly commands: RowCommands;
  readonly drag: Drag;
}

/** One row: drawn again when its place, its columns or what can be done with it change, and not for another row. */
export const GridRow = memo(function GridRow(props: Props) {
  const { grid, row, columns, name, locale, canRemove, canMove, hasHandle, isLast, commands, drag } = props;
  const index = useFollowed(row.index);
  const outer = use(RowNumber);
  const number = outer === '' ? `${index + 1}` : `${outer}.${index + 1}`;
  const drawn = useDrawn(row.fields);
  return (
    <RowNumber value={number}>
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
          {!grid.disabled() && <input type="hidden" name={grid.path()} value={index} />}
          {drawn.filter((_, at) => row.fields[at]?.model.isUnseen === true)}
        </th>
        {columns.map((column) => (
          <td key={column.index} {...asPart('cell')} className={cellClass(column)}>
            {drawn[column.index]}
          </td>
        ))}
        {(canRemove || canMove) && (
          <td {...asPart('cell')} className="g-datagrid__commands">
            {canMove && (
              <MoveRow
                grid={grid}
                row={row}
                index={index}
                number={number}
                name={name}
                locale={locale}
                isLast={isLast}
                commands={commands}
              />
            )}
            {canRemove && (
              <RemoveRow
                grid={grid}
                row={row}
                index={index}
                number={number}
                name={name}
                locale={locale}
                onPress={() => commands.remove(row)}
              />
            )}
          </td>
        )}
      </tr>
    </RowNumber>
  );
});

/** In a cell of a table a field goes without its label, which its column says; a layout shows those of its fields. */
function cellClass({ component, isLabelled }: Column): string {
  return isLabelled || isLayout(component) ? 'g-datagrid__cell' : 'g-datagrid__cell g-datagrid__cell--bare';
}
