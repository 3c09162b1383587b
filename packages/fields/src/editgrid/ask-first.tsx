import type { Ref } from 'react';
import type { Asking } from './messages.ts';

interface Props {
  /** Of what asks: the dialog's ids begin with it. */
  readonly id: string;
  readonly ref: Ref<HTMLDialogElement>;
  readonly asking: Asking;
  /** The row that it is about. */
  readonly number: string;
  readonly onYes: () => void;
}

/** Asks before something of a row is lost. Escape loses nothing. */
export function AskFirst({ id, ref, asking, number, onYes }: Props) {
  const answer = (button: HTMLElement, value: string) => button.closest('dialog')?.close(value);
  return (
    <dialog
      ref={ref}
      className="g-dialog"
      aria-labelledby={`${id}-ask`}
      aria-describedby={`${id}-ask-text`}
      onCancel={(event) => event.stopPropagation()}
      onClose={(event) => {
        event.stopPropagation();
        const dialog = event.currentTarget;
        const isYes = dialog.returnValue === 'yes';
        dialog.returnValue = '';
        if (isYes) onYes();
      }}
    >
      <h2 id={`${id}-ask`}>{asking.title(number)}</h2>
      <p id={`${id}-ask-text`}>{asking.text}</p>
      <div className="g-actions">
        <button
          type="button"
          className="g-button"
          onClick={({ currentTarget }) => answer(currentTarget, 'no')}
        >
          {asking.no}
        </button>
        <button
          type="button"
          className="g-button g-button--secondary"
          onClick={({ currentTarget }) => answer(currentTarget, 'yes')}
        >
          {asking.yes}
        </button>
      </div>
    </dialog>
  );
}
