import type { Field, FieldView, Row } from '@guichet/engine';
import { useCallback, useContext, useMemo } from 'react';
import { authorText } from '../../frame/author-text.tsx';
import { ViewsContext } from '../../frame/field-slot.tsx';
import { FormInstanceContext } from '../../frame/form-instance-context.ts';
import { describedBy, labelContent, tooltipAndNotes, wrapperClass } from '../../frame/frame.tsx';
import { frameMessages } from '../../frame/messages.ts';
import { useFollowed } from '../../frame/use-followed.ts';
import { rowMessages } from '../../rows/messages.ts';
import { AddRow } from '../../rows/row-buttons.tsx';
import { labelId } from '../../rows/row-ids.ts';
import { canAddRows, canRemoveRows } from '../../rows/row-limits.ts';
import { numberIn, RowNumber } from '../../rows/row-number.ts';
import { RowStatus } from '../../rows/row-status.tsx';
import { useRowChanges } from '../../rows/use-row-changes.ts';
import { CarriedRows } from './carried-rows.tsx';
import { EditRow } from './edit-row.tsx';
import { followingViews } from './following-views.ts';
import { RowsAsTable } from './rows-as-table.tsx';
import { columnNames } from './template-columns.ts';
import { useEditCommands } from './use-edit-commands.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
}

const noRows: readonly Row[] = [];

/**
 * A list of rows, each a summary with buttons or, where it is open, its fields. A row is drawn again only when
 * something in it changes. With a single row there is nothing to take away; with an open one nothing to add.
 */
export function EditGrid({ field, view }: Props) {
  const form = useContext(FormInstanceContext)?.form;
  const { rows = noRows } = view;
  const changes = useRowChanges(field, view.rows);
  const { commands } = changes;
  const edit = useEditCommands(field, commands);
  const canAdd = useFollowed(
    useCallback(() => canAddRows(field, form) && (field.rows() ?? []).every(isSaved), [field, form]),
  );
  const canRemove = useFollowed(
    useCallback(() => canRemoveRows(field) && (field.rows()?.length ?? 0) > 1, [field]),
  );
  const outer = useContext(RowNumber);
  const views = useContext(ViewsContext);
  const following = useMemo(() => followingViews(views), [views]);
  const { hideLabel, settings } = field.component;
  const name = field.plainText('label') || field.name();
  const numberOf = (index: number) => numberIn(outer, index);
  const isTable = settings.displayAsTable === true;
  const { 'templates.header': header, 'templates.footer': footer } = view.texts;
  const hasColumns = columnNames(header).length > 0;
  const list = {
    id: field.id,
    'data-field': field.id,
    tabIndex: -1,
    'aria-labelledby': view.namedBy ?? labelId(field),
    'aria-describedby': describedBy(field, view),
  };
  const drawn = rows.map((row) => (
    <EditRow
      key={row.id}
      grid={field}
      row={row}
      name={name}
      locale={view.locale}
      isDisabled={view.disabled}
      isReadOnly={view.isReadOnly}
      isTable={isTable}
      isSingle={rows.length === 1}
      canRemove={canRemove}
      commands={commands}
      edit={edit}
    />
  ));

  return (
    <div className={wrapperClass(field, view, 'g-field g-editgrid')}>
      <div id={labelId(field)} className={hideLabel ? 'g-visually-hidden' : 'g-label g-editgrid__label'}>
        {labelContent(view)}
        {view.required && <span className="g-visually-hidden">{frameMessages[view.locale].required}</span>}
      </div>
      {tooltipAndNotes(field, view)}
      <CarriedRows grid={field} />
      {!isTable && isText(header) && (
        <div className={`g-editgrid__header ${hasColumns ? 'g-editgrid__header--columns' : ''}`.trim()}>
          {authorText(header)}
        </div>
      )}
      <ViewsContext.Provider value={following}>
        {isTable && rows.length > 0 ? (
          <RowsAsTable field={field} view={view} list={list}>
            {drawn}
          </RowsAsTable>
        ) : (
          // biome-ignore lint/a11y/noRedundantRoles: a list without marks is none to Safari
          <ol {...list} className="g-editgrid__rows" role="list">
            {drawn}
          </ol>
        )}
      </ViewsContext.Provider>
      {rows.length === 0 && <p className="g-editgrid__none">{rowMessages[view.locale].none}</p>}
      {isText(footer) && <div className="g-editgrid__footer">{authorText(footer)}</div>}
      <RowStatus changes={changes} field={field} view={view} name={name} numberOf={numberOf} />
      {canAdd && <AddRow field={field} view={view} name={name} onPress={commands.add} />}
    </div>
  );
}

function isSaved(row: Row): boolean {
  const state = row.state();
  return state === 'saved' || state === 'draft';
}

function isText(text: FieldView['texts'][string] | undefined): boolean {
  return text !== undefined && text.length > 0;
}
