import { rowTitle } from '@guichet/engine';
import { type KeyboardEvent, useCallback } from 'react';
import { authorText } from '../../frame/author-text.tsx';
import { FieldSlots } from '../../frame/field-slot.tsx';
import { partId } from '../../frame/part-id.ts';
import { useFollowed } from '../../frame/use-followed.ts';
import { rowButton } from '../../rows/row-buttons.tsx';
import { editId, rowId } from '../../rows/row-ids.ts';
import { editGridMessages } from './messages.ts';
import type { PlacedRow } from './placed-row.ts';

interface Props extends PlacedRow {
  /** Of a row in a dialog, which nobody may be shut in: it has a button to leave. */
  readonly isInDialog?: boolean;
  readonly onCancel?: () => void;
}

/** The fields of a row, and the buttons that save it or leave it as it was. */
export function OpenRow({ isInDialog = false, onCancel, ...placed }: Props) {
  const { grid, row, name, locale, isDisabled, isSingle, state, index, number, edit } = placed;
  const messages = editGridMessages[locale];
  const title = rowTitle(grid, number);
  const errors = useFollowed(useCallback(() => row.errors().join('\n'), [row]));
  const errorId = partId(grid, `row-${row.id}-error`);
  const hasCancel = isInDialog || (!isSingle && grid.component.settings.noCancel !== true);
  const [save, cancel] = [grid.text('saveRow'), grid.text('removeRow')];
  const discard = state === 'new' ? messages.discard : messages.discardChanges;
  const leave = onCancel ?? (() => edit.cancel(row));

  /** Enter saves the row; the form is not sent by it. */
  function press(event: KeyboardEvent): void {
    const { target, key, nativeEvent } = event;
    if (key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return;
    if (!(target instanceof HTMLInputElement) || buttons.includes(target.type)) return;
    event.preventDefault();
    edit.save(row);
  }

  return (
    <fieldset
      className="g-editgrid__open"
      aria-describedby={errors === '' ? undefined : errorId}
      onKeyDown={isDisabled ? undefined : press}
    >
      <legend className="g-editgrid__title">{state === 'new' ? messages.newRow(title) : title}</legend>
      {errors !== '' && (
        <div className="g-editgrid__unsaved">
          <div id={errorId} className="g-error">
            {errors.split('\n').map((error) => (
              <div key={error}>{error}</div>
            ))}
          </div>
          {!hasCancel &&
            !isDisabled &&
            rowButton({
              command: { kind: 'row:cancel', target: grid.path(), index },
              goesTo: grid.id,
              name: messages.ofRow(discard, number, name),
              onPress: leave,
              children: discard,
            })}
        </div>
      )}
      <FieldSlots fields={row.fields} />
      {!isDisabled && (
        <div className="g-actions g-editgrid__actions">
          {rowButton({
            command: { kind: 'row:save', target: grid.path(), index },
            goesTo: rowId(grid, row),
            name: messages.ofRow(grid.plainText('saveRow') || messages.save, number, name),
            className: 'g-editgrid__save',
            onPress: () => edit.save(row),
            children: save === '' ? messages.save : authorText(save),
          })}
          {hasCancel &&
            rowButton({
              command: { kind: 'row:cancel', target: grid.path(), index },
              goesTo: state === 'new' ? grid.id : editId(grid, row),
              name: messages.ofRow(grid.plainText('removeRow') || messages.cancel, number, name),
              onPress: leave,
              children: cancel === '' ? messages.cancel : authorText(cancel),
            })}
        </div>
      )}
    </fieldset>
  );
}

/** Inputs that Enter presses. */
const buttons: readonly string[] = ['button', 'submit', 'reset', 'image', 'file', 'color'];
