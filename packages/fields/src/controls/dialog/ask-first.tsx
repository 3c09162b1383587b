import { type ButtonHTMLAttributes, type RefObject, useLayoutEffect } from 'react';

/** A question before something is lost, and its two answers. */
export interface Confirmation {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
}

interface Props {
  /** Of what asks: the dialog's ids begin with it. */
  readonly id: string;
  /** Not `ref`: React 18 keeps that from a component. */
  readonly dialogRef: RefObject<HTMLDialogElement | null>;
  readonly asking: Confirmation;
  readonly onYes: () => void;
  readonly onNo?: (() => void) | undefined;
  /** A plain post was answered with this question: it stands in the page, and its buttons post the answer. */
  readonly posts?: Posts | undefined;
}

export interface Posts {
  readonly yes: ButtonHTMLAttributes<HTMLButtonElement>;
  readonly no: ButtonHTMLAttributes<HTMLButtonElement>;
}

const noPosts: Posts = { yes: {}, no: {} };

/** Asks before something is lost. Escape loses nothing. */
export function AskFirst({ id, dialogRef: dialog, asking, onYes, onNo, posts }: Props) {
  // As any other question as soon as a script runs.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current?.open !== true) return;
    current.close();
    current.showModal();
  }, [dialog]);

  const { yes, no } = posts ?? noPosts;
  const button = (answer: 'yes' | 'no', className: string) => (
    <button
      type="button"
      {...(answer === 'yes' ? yes : no)}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        dialog.current?.close(answer);
      }}
    >
      {asking[answer]}
    </button>
  );
  return (
    <dialog
      ref={dialog}
      open={posts !== undefined}
      className="g-dialog"
      aria-labelledby={`${id}-ask`}
      aria-describedby={`${id}-ask-text`}
      onCancel={(event) => event.stopPropagation()}
      onClose={(event) => {
        event.stopPropagation();
        const { currentTarget } = event;
        const isYes = currentTarget.returnValue === 'yes';
        currentTarget.returnValue = '';
        if (isYes) onYes();
        else onNo?.();
      }}
    >
      <h2 id={`${id}-ask`}>{asking.title}</h2>
      <p id={`${id}-ask-text`}>{asking.text}</p>
      <div className="g-actions">
        {button('no', 'g-button')}
        {button('yes', 'g-button g-button--secondary')}
      </div>
    </dialog>
  );
}
