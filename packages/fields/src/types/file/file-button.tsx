import { buttonOf, type Field } from '@guichet/engine';
import type { ReactNode } from 'react';

interface Props {
  readonly field: Field;
  /** The accessible name: the label with the file's name. */
  readonly name: string;
  /** Of a stored file: its place, which a plain post names. */
  readonly index?: number;
  /** The id and states of a field's control, where it is that. */
  readonly control?: object | undefined;
  readonly children: ReactNode;
  readonly onPress: (() => void) | undefined;
}

/** Does something with a file; without a script a plain post removes one, which brings the page again. */
export function FileButton({ field, name, index, control, children, onPress }: Props) {
  const isPosted = index !== undefined;
  return (
    <button
      {...control}
      type={isPosted ? 'submit' : 'button'}
      {...(isPosted && {
        ...buttonOf({ kind: 'file:remove', target: field.path(), index }),
        formAction: `#${field.id}`,
      })}
      className="g-button g-button--secondary g-file__button"
      aria-label={name}
      onClick={(event) => {
        if (onPress === undefined) return;
        event.preventDefault();
        onPress();
      }}
    >
      {children}
    </button>
  );
}
