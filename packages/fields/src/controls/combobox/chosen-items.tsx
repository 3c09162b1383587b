import type { Locale } from '@guichet/definition';
import { useRef } from 'react';
import type { choiceMessages } from '../../choices/messages.ts';
import type { Combo } from './use-combobox.ts';

interface Props {
  readonly combo: Combo;
  readonly name: string;
  readonly messages: (typeof choiceMessages)[Locale];
  readonly isDisabled: boolean;
}

/** The chosen items of several, each a button that removes it. */
export function ChosenItems({ combo, name, messages, isDisabled }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { chosen, nameOf } = combo;
  if (chosen.length === 0) return null;

  /** The focus goes to what follows, else to the line: the button is gone. */
  function remove(value: string, index: number): void {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[index + 1] ?? buttons[index - 1];
    combo.remove(value);
    if (next === undefined) combo.toLine();
    else next.focus();
  }

  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without marks is none to Safari
    <ul ref={list} className="g-combobox__items" role="list" aria-label={messages.chosenList(name)}>
      {chosen.map((value, index) => (
        <li key={value} className="g-combobox__item">
          <span>{nameOf(value)}</span>
          <button
            type="button"
            className="g-combobox__remove"
            aria-label={messages.remove(nameOf(value))}
            disabled={isDisabled || undefined}
            onClick={() => remove(value, index)}
          />
        </li>
      ))}
    </ul>
  );
}
