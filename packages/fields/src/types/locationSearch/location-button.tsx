import { buttonOf, type Field, type LocationCommand } from '@guichet/engine';
import type { ReactNode } from 'react';

interface Props {
  readonly field: Field;
  readonly command: LocationCommand;
  readonly id?: string;
  readonly name?: string;
  readonly className?: string;
  readonly role?: string;
  readonly 'aria-checked'?: boolean;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'data-field'?: string;
  readonly 'data-again'?: string;
  readonly tabIndex?: number;
  readonly children: ReactNode;
  /** Undefined: a plain post does it. */
  readonly onPress: (() => void) | undefined;
}

/** Does something with a search; without a script a plain post does, which brings the page again. */
export function LocationButton({ field, command, name, className, onPress, ...attributes }: Props) {
  return (
    <button
      {...attributes}
      type="submit"
      {...buttonOf(command)}
      formAction={`#${field.id}`}
      className={className ?? 'g-button g-button--secondary'}
      aria-label={name}
      onClick={(event) => {
        if (onPress === undefined) return;
        event.preventDefault();
        onPress();
      }}
    />
  );
}
