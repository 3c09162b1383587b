import type { Locale } from '@guichet/definition';
import type { Field, FieldView, Row } from '@guichet/engine';
import type { ReactNode } from 'react';
import { authorText } from '../frame/author-text.tsx';
import { changeName } from '../multiple/change-list.ts';
import { type RowChange, rowChange } from './change-rows.ts';
import { rowMessages } from './messages.ts';
import { addId, removeId, rowId } from './row-ids.ts';

interface Button {
  readonly grid: Field;
  readonly what: RowChange;
  readonly index?: number;
  readonly id?: string;
  /** Where the page is shown again after a plain post. */
  readonly goesTo: string;
  readonly name: string;
  readonly className?: string;
  readonly disabled?: boolean;
  readonly children: ReactNode;
  readonly onPress: () => void;
}

/** Changes the rows of a grid; without a script a plain post does, which brings the page again. */
export function RowButton({ grid, what, index, id, goesTo, name, onPress, className, ...others }: Button) {
  return (
    <button
      {...others}
      type="submit"
      id={id}
      name={changeName}
      value={rowChange(what, grid, index)}
      formAction={`#${goesTo}`}
      className={`g-button g-button--secondary ${className ?? ''}`.trim()}
      aria-label={name}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
    />
  );
}

interface AddProps {
  readonly field: Field;
  readonly view: FieldView;
  readonly name: string;
  /** Of two buttons that add to one grid: the one that no focus is led to. */
  readonly isSecond?: boolean;
  readonly onPress: () => void;
}

/** Its label is the author's `addAnother`. */
export function AddRow({ field, view, name, isSecond = false, onPress }: AddProps) {
  const messages = rowMessages[view.locale];
  const words = field.plainText('addAnother') || messages.add;
  return (
    <RowButton
      grid={field}
      what="add"
      {...(!isSecond && { id: addId(field) })}
      goesTo={rowId(field, { id: (view.rows?.length ?? 0) + 1 })}
      name={messages.addTo(words, name)}
      className="g-add-row"
      onPress={onPress}
    >
      {authorText(view.texts.addAnother) ?? messages.add}
    </RowButton>
  );
}

interface RemoveProps {
  readonly grid: Field;
  readonly row: Row;
  readonly index: number;
  /** `2`, or `2.1` in a grid within a row. */
  readonly number: string;
  readonly name: string;
  readonly locale: Locale;
  readonly onPress: () => void;
}

export function RemoveRow({ grid, row, index, number, name, locale, onPress }: RemoveProps) {
  const messages = rowMessages[locale];
  return (
    <RowButton
      grid={grid}
      what="remove"
      index={index}
      id={removeId(grid, row)}
      goesTo={grid.id}
      name={messages.removeRow(number, name)}
      className="g-remove-row"
      onPress={onPress}
    >
      {messages.remove}
    </RowButton>
  );
}
