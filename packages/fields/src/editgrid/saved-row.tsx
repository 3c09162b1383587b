import { type HTMLAttributes, useCallback, useRef } from 'react';
import { hasError } from '../frame/has-error.ts';
import { partId } from '../frame/part-id.ts';
import { useFollowed } from '../frame/use-followed.ts';
import { asPart } from '../rows/as-part.ts';
import { rowMessages } from '../rows/messages.ts';
import { RemoveRow, RowButton } from '../rows/row-buttons.tsx';
import { editId, rowId } from '../rows/row-ids.ts';
import { wordsOf } from '../words/words-of.ts';
import { AskFirst } from './ask-first.tsx';
import type { PlacedRow } from './edit-row.tsx';
import { editGridMessages } from './messages.ts';
import { SummaryCells, SummaryList } from './row-summary.tsx';
import { RowTemplate } from './row-template.tsx';

interface Props extends PlacedRow {
  readonly place: HTMLAttributes<HTMLElement> & { readonly id: string };
}

/** What a row holds, as its author's template or its columns say it, and buttons to edit and to remove it. */
export function SavedRow({ place, ...placed }: Props) {
  const { grid, row, locale, isTable, state, number } = placed;
  const messages = editGridMessages[locale];
  const setting = isTable ? 'templates.tableRow' : 'templates.row';
  const template = useFollowed(
    useCallback(() => JSON.stringify(row.text(setting, wordsOf) ?? null), [row, setting]),
  );
  const isWrong = useFollowed(useCallback(() => row.fields.some(hasError), [row]));
  const hasTemplate = template !== 'null';
  const buttons = <RowButtons {...placed} />;
  const standing = (
    <>
      {state === 'draft' && <span className="g-editgrid__draft">{messages.draft}</span>}
      {isWrong && <div className="g-error">{messages.wrongWithin}</div>}
    </>
  );
  const hasOwnButtons = hasTemplate && grid.component.settings.placesButtons === true;
  const summary = hasTemplate && (
    <RowTemplate template={template} isTable={isTable}>
      {(what) => (what === 'edit' ? <EditButton {...placed} /> : <RemoveButton {...placed} />)}
    </RowTemplate>
  );
  if (isTable) {
    return (
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
    );
  }
  return (
    <li {...place}>
      <div className="g-editgrid__head">
        <span className={hasTemplate ? 'g-visually-hidden' : 'g-editgrid__title'}>
          {rowMessages[locale].rowNumber(number)}
        </span>
        {standing}
      </div>
      {hasTemplate ? summary : <SummaryList grid={grid} row={row} locale={locale} />}
      {!hasOwnButtons && buttons}
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
  return (
    <RowButton
      grid={grid}
      what="open"
      index={index}
      id={editId(grid, row)}
      goesTo={rowId(grid, row)}
      name={messages.editRow(number, name)}
      className="g-editgrid__edit"
      onPress={() => edit.open(row)}
    >
      {messages.edit}
    </RowButton>
  );
}

function RemoveButton({ grid, row, index, number, name, locale, canRemove, commands }: PlacedRow) {
  const dialog = useRef<HTMLDialogElement>(null);
  if (!canRemove) return null;
  const isAsked = grid.component.settings.confirmRemove === true;
  const remove = () => commands.remove(row);
  return (
    <>
      <RemoveRow
        grid={grid}
        row={row}
        index={index}
        number={number}
        name={name}
        locale={locale}
        onPress={() => (isAsked ? dialog.current?.showModal() : remove())}
      />
      {isAsked && (
        <AskFirst
          ref={dialog}
          id={partId(grid, `removal-${row.id}`)}
          asking={editGridMessages[locale].askToRemove}
          number={number}
          onYes={remove}
        />
      )}
    </>
  );
}
