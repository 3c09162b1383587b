import { rowTitle } from '@guichet/engine';
import { type HTMLAttributes, useCallback } from 'react';
import { listOf } from '../../define/define-model.ts';
import { FieldSlots } from '../../frame/field-slot.tsx';
import { hasError } from '../../frame/has-error.ts';
import { useFollowed } from '../../frame/use-followed.ts';
import { asPart } from '../../rows/as-part.ts';
import { rowMessages } from '../../rows/messages.ts';
import { removeRow } from '../../rows/remove-row.tsx';
import { rowButton } from '../../rows/row-buttons.tsx';
import { editId, rowId } from '../../rows/row-ids.ts';
import { displayValueOf } from '../../words/display-value-of.ts';
import { editGridMessages } from './messages.ts';
import type { PlacedRow } from './placed-row.ts';
import { SummaryCells, SummaryList } from './row-summary.tsx';
import { RowTemplate } from './row-template.tsx';
import { columnNames } from './template-columns.ts';

interface Props extends PlacedRow {
  readonly place: HTMLAttributes<HTMLElement> & { readonly id: string };
}

/** A saved row by its author's template or its columns, with buttons to edit and remove it. */
export function SavedRow({ place, ...placed }: Props) {
  const { grid, row, locale, isReadOnly, isTable, state, number } = placed;
  const messages = editGridMessages[locale];
  const setting = isTable ? 'templates.tableRow' : 'templates.row';
  const template = useFollowed(useCallback(() => row.text(setting, displayValueOf), [row, setting]));
  const hasTemplate = template !== undefined;
  const names = columnNames(grid.text('templates.header'));
  const isWrong = useFollowed(useCallback(() => row.fields.some(hasError), [row]));
  const buttons = <RowButtons {...placed} />;
  const standing = (
    <>
      {state === 'draft' && <span className="g-editgrid__draft">{messages.draft}</span>}
      {isWrong && <div className="g-error">{messages.wrongWithin}</div>}
    </>
  );
  const hasOwnButtons = hasTemplate && grid.component.settings.placesButtons === true;
  const summary = hasTemplate && (
    <RowTemplate template={template} isTable={isTable} names={isTable ? [] : names}>
      {(what) => (what === 'edit' ? <EditButton {...placed} /> : <RemoveButton {...placed} />)}
    </RowTemplate>
  );
  const isLeftOut = hasTemplate || listOf(grid.component.settings.notInTable).length > 0;
  const whole = isReadOnly && isLeftOut && (
    <details className="g-editgrid__whole">
      <summary>{messages.viewRow(rowTitle(grid, number))}</summary>
      <FieldSlots fields={row.fields} />
    </details>
  );
  if (isTable) {
    return (
      <>
        <tr {...asPart('row')} {...place}>
          <th {...asPart('rowheader')} scope="row" className="g-datagrid__number">
            <span className="g-datagrid__word">{rowMessages[locale].row} </span>
            {number}
            {standing}
          </th>
          {hasTemplate ? summary : <SummaryCells grid={grid} row={row} />}
          {!hasOwnButtons && (
            <td {...asPart('cell')} className="g-datagrid__commands">
              {buttons}
            </td>
          )}
        </tr>
        {whole && (
          <tr {...asPart('row')}>
            <td {...asPart('cell')} colSpan={100}>
              {whole}
            </td>
          </tr>
        )}
      </>
    );
  }
  return (
    <li {...place}>
      <div className="g-editgrid__head">
        <span className={hasTemplate ? 'g-visually-hidden' : 'g-editgrid__title'}>
          {rowTitle(grid, number)}
        </span>
        {standing}
      </div>
      {hasTemplate ? summary : <SummaryList grid={grid} row={row} locale={locale} />}
      {!hasOwnButtons && buttons}
      {whole}
    </li>
  );
}

function RowButtons(placed: PlacedRow) {
  if (placed.isDisabled) return null;
  return (
    <div className="g-editgrid__actions">
      <EditButton {...placed} />
      <RemoveButton {...placed} />
    </div>
  );
}

function EditButton({ grid, row, index, number, name, locale, isDisabled, edit }: PlacedRow) {
  const messages = editGridMessages[locale];
  if (isDisabled) return null;
  return rowButton({
    command: { kind: 'row:open', target: grid.path(), index },
    id: editId(grid, row),
    goesTo: rowId(grid, row),
    name: messages.editRow(number, name),
    className: 'g-editgrid__edit',
    onPress: () => edit.open(row),
    children: messages.edit,
  });
}

function RemoveButton({ grid, row, index, number, name, locale, canRemove, commands }: PlacedRow) {
  if (!canRemove) return null;
  return removeRow({ grid, row, index, number, name, locale, onPress: () => commands.remove(row) });
}
