import { buttonOf, type Field, type FieldView, type RowCommand } from '@guichet/engine';
import type { ReactNode } from 'react';
import { authorText } from '../frame/author-text.tsx';
import { rowMessages } from './messages.ts';
import { addId, rowId } from './row-ids.ts';

interface Button {
  readonly command: RowCommand;
  readonly id?: string;
  /** Where the page is shown again after a plain post. */
  readonly goesTo: string;
  readonly name: string;
  readonly className?: string;
  readonly disabled?: boolean;
  readonly children: ReactNode;
  readonly onPress: () => void;
}

/** Changes the rows of a grid; without a script a plain post does, which brings the page again. No component: a table has several a row. */
export function rowButton({ command, id, goesTo, name, onPress, className, ...attributes }: Button) {
  return (
    <button
      {...attributes}
      type="submit"
      id={id}
      {...buttonOf(command)}
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
  return rowButton({
    command: { kind: 'row:add', target: field.path() },
    ...(!isSecond && { id: addId(field) }),
    goesTo: rowId(field, { id: (view.rows?.length ?? 0) + 1 }),
    name: messages.addTo(words, name),
    className: 'g-add-row',
    onPress,
    children: authorText(view.texts.addAnother) ?? messages.add,
  });
}
