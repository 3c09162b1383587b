import type { Field, FieldView, Row } from '@guichet/engine';
import { useCallback, useContext, useMemo } from 'react';
import { ViewsContext } from '../../frame/field-slot.tsx';
import { FormInstanceContext } from '../../frame/form-instance-context.ts';
import { describedBy, labelContent, tooltipAndNotes, wrapperClass } from '../../frame/frame.tsx';
import { frameMessages } from '../../frame/messages.ts';
import { isOfOneLine } from '../../frame/of-one-line.ts';
import { useFollowed } from '../../frame/use-followed.ts';
import { useIsHydrating } from '../../frame/use-is-hydrating.ts';
import { asPart } from '../../rows/as-part.ts';
import { rowMessages } from '../../rows/messages.ts';
import { namingRows } from '../../rows/naming-rows.ts';
import { AddRow } from '../../rows/row-buttons.tsx';
import { labelId } from '../../rows/row-ids.ts';
import { canAddRows, canMoveRows, canRemoveRows } from '../../rows/row-limits.ts';
import { numberIn, RowNumber } from '../../rows/row-number.ts';
import { rowLooks } from '../../rows/row-settings.ts';
import { RowStatus } from '../../rows/row-status.tsx';
import { useRowChanges } from '../../rows/use-row-changes.ts';
import { columnsOf, type GridColumn, neededWidth, shownColumns } from './columns.ts';
import { GridHead } from './grid-head.tsx';
import { GridRow, holdsRows, placeInCells } from './grid-row.tsx';
import type { Arranging } from './rows-of-grid.ts';
import { usePlaces } from './use-places.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  /** Without it, rows stay where they are, in no group. */
  readonly arranging?: Arranging | undefined;
}

const noRows: readonly Row[] = [];

/**
 * A table; where it has no room, its rows one below the other, each with its labels. Hence the roles, which
 * browsers forget when the look changes. A row is drawn again only when something in it changes.
 */
export function DataGrid({ field, view, arranging }: Props) {
  const form = useContext(FormInstanceContext)?.form;
  const { rows = noRows } = view;
  const changes = useRowChanges(field, view.rows);
  const { commands } = changes;
  const shown = useFollowed(useCallback(() => shownColumns(field), [field]));
  const canAdd = useFollowed(useCallback(() => canAddRows(field, form), [field, form]));
  const canRemove = useFollowed(useCallback(() => canRemoveRows(field), [field]));
  const canMove = useFollowed(useCallback(() => canMoveRows(field), [field]));
  const outer = useContext(RowNumber);
  const views = useContext(ViewsContext);
  const naming = useMemo(() => namingRows(views), [views]);
  const columns = useMemo(() => columnsOf(field, shown), [field, shown]);
  const place = useMemo(() => placeInCells(columns), [columns]);
  const isHydrating = useIsHydrating();
  const drag = useMemo(() => arranging?.createDrag(field, commands), [arranging, field, commands]);

  const { settings, hideLabel } = field.component;
  const name = field.plainText('label') || field.name();
  // One object for all rows, which is another only when all of them are drawn again.
  const { locale } = view;
  const hasHandle = canMove && !isHydrating;
  const drawn = useMemo(
    () => ({
      grid: field,
      place,
      name,
      locale,
      canRemove,
      canMove,
      hasHandle,
      commands,
      arranging,
      drag,
      outer,
    }),
    [field, place, name, locale, canRemove, canMove, hasHandle, commands, arranging, drag, outer],
  );
  // Otherwise `usePlaces` writes all that follows from a row's place.
  const isRedrawn = canMove || rows[0]?.fields.some(holdsRows);
  usePlaces(drawn, rows);
  const needed = neededWidth(columns, 3 + (canRemove ? 5 : 0) + (canMove ? 5 : 0));
  const width = columns.length + (canRemove || canMove ? 2 : 1);
  const addButton = (isSecond: boolean) => (
    <AddRow field={field} view={view} name={name} isSecond={isSecond} onPress={commands.add} />
  );
  const row = (gridRow: Row, index: number) => (
    <GridRow
      key={gridRow.id}
      of={drawn}
      row={gridRow}
      index={isRedrawn || gridRow.isAsked ? index : undefined}
      isLast={canMove && index === rows.length - 1}
    />
  );
  const { addAnotherPosition } = settings;
  const inGroups = arranging && (
    <arranging.RowGroups field={field} view={view} rows={rows} width={width} draw={row} />
  );

  return (
    <div className={wrapperClass(field, view, 'g-field g-datagrid')}>
      <div id={labelId(field)} className={hideLabel ? 'g-visually-hidden' : 'g-label g-datagrid__label'}>
        {labelContent(view)}
        {view.required && <span className="g-visually-hidden">{frameMessages[view.locale].required}</span>}
      </div>
      {tooltipAndNotes(field, view)}
      {canAdd && addAnotherPosition !== undefined && addButton(addAnotherPosition === 'both')}
      {/* Says that the grid was there, though it may have no rows. */}
      {!view.disabled && <input type="hidden" name={field.path()} value="" />}
      <div className={`g-datagrid__box g-datagrid__box--${needed}`}>
        <table
          id={field.id}
          data-field={field.id}
          tabIndex={-1}
          className={tableClass(field, columns)}
          {...asPart('table')}
          aria-labelledby={view.namedBy ?? labelId(field)}
          aria-describedby={describedBy(field, view)}
        >
          <ViewsContext.Provider value={naming}>
            {rows[0] !== undefined && (
              <GridHead
                grid={field}
                row={rows[0]}
                columns={columns}
                locale={view.locale}
                hasCommands={canRemove || canMove}
              />
            )}
            {rows.length > 0 && (inGroups ?? <tbody {...asPart('rowgroup')}>{rows.map(row)}</tbody>)}
            {rows.length === 0 && (
              <tbody {...asPart('rowgroup')}>
                <tr {...asPart('row')}>
                  <td {...asPart('cell')} className="g-datagrid__none">
                    {rowMessages[view.locale].none}
                  </td>
                </tr>
              </tbody>
            )}
          </ViewsContext.Provider>
        </table>
      </div>
      <RowStatus
        changes={changes}
        field={field}
        view={view}
        name={name}
        numberOf={(index) => numberIn(outer, index)}
      />
      {canAdd && addAnotherPosition !== 'top' && addButton(false)}
    </div>
  );
}

function tableClass({ component: { settings } }: Field, columns: readonly GridColumn[]): string {
  const looks = [...rowLooks, 'layoutFixed'].filter((look) => settings[look] === true);
  const names = columns.every(({ component }) => isOfOneLine(component)) ? [...looks, 'even'] : looks;
  return ['g-datagrid__table', ...names.map((name) => `g-datagrid__table--${name}`)].join(' ');
}
