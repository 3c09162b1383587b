import type { Ref } from 'react';
import type { ButtonMessages } from './messages.ts';

interface Props {
  readonly id: string;
  readonly ref: Ref<HTMLDialogElement>;
  readonly messages: ButtonMessages;
  readonly onYes: () => void;
}

/** Asks before what was filled in is thrown away. */
export function AskFirst({ id, ref, messages, onYes }: Props) {
  return (
    <dialog
      ref={ref}
      className="g-dialog"
      aria-labelledby={`${id}-ask`}
      aria-describedby={`${id}-ask-text`}
      onClose={({ currentTarget }) => {
        if (currentTarget.returnValue === 'yes') onYes();
        currentTarget.returnValue = '';
      }}
    >
      <h2 id={`${id}-ask`}>{messages.eraseTitle}</h2>
      <p id={`${id}-ask-text`}>{messages.eraseText}</p>
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
