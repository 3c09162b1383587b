import type { Locale } from '@guichet/definition';
import type { Ref } from 'react';
import { eraseMessages } from './erase-messages.ts';

interface Props {
  /** Of what asks: the dialog's ids begin with it. */
  readonly id: string;
  readonly ref: Ref<HTMLDialogElement>;
  readonly locale: Locale;
  readonly onYes: () => void;
}

/** Asks before what was filled in is thrown away. Escape keeps it. */
export function AskToErase({ id, ref, locale, onYes }: Props) {
  const messages = eraseMessages[locale];
  return (
    <dialog
      ref={ref}
      className="g-dialog"
      aria-labelledby={`${id}-ask`}
      aria-describedby={`${id}-ask-text`}
      onClose={({ currentTarget }) => {
        const isYes = currentTarget.returnValue === 'yes';
        currentTarget.returnValue = '';
        if (isYes) onYes();
      }}
    >
      <h2 id={`${id}-ask`}>{messages.title}</h2>
      <p id={`${id}-ask-text`}>{messages.text}</p>
      <div className="g-actions">
        <button
          type="button"
          className="g-button"
          onClick={({ currentTarget }) => close(currentTarget, 'no')}
        >
          {messages.keep}
        </button>
        <button
          type="button"
          className="g-button g-button--secondary"
          onClick={({ currentTarget }) => close(currentTarget, 'yes')}
        >
          {messages.erase}
        </button>
      </div>
    </dialog>
  );
}

function close(button: HTMLElement, answer: string): void {
  button.closest('dialog')?.close(answer);
}
