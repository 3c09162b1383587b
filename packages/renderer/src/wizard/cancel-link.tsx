import type { Locale } from '@guichet/definition';
import { type MouseEvent, useRef } from 'react';
import { turnName } from '../turning.ts';
import { wizardMessages } from './messages.ts';

const titleId = 'guichet-cancel';
const textId = 'guichet-cancel-text';

interface Props {
  readonly locale: Locale;
  readonly action: string;
  readonly onCancel: (() => void) | undefined;
}

/** Throws away what was filled in, once the resident has said yes to that. Without a script the server asks. */
export function CancelLink({ locale, action, onCancel }: Props) {
  const messages = wizardMessages[locale];
  const dialog = useRef<HTMLDialogElement>(null);
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  const cancel = () => {
    close();
    onCancel?.();
  };
  return (
    <>
      <a className="g-cancel" href={action} onClick={ask}>
        {messages.cancel}
      </a>
      <noscript>
        <button type="submit" className="g-cancel" name={turnName} value="cancel">
          {messages.cancel}
        </button>
      </noscript>
      <dialog ref={dialog} className="g-dialog" aria-labelledby={titleId} aria-describedby={textId}>
        <h2 id={titleId}>{messages.cancelTitle}</h2>
        <p id={textId}>{messages.cancelText}</p>
        <div className="g-actions">
          <button type="button" className="g-button" onClick={close}>
            {messages.keep}
          </button>
          <button type="button" className="g-button g-button--secondary" onClick={cancel}>
            {messages.erase}
          </button>
        </div>
      </dialog>
    </>
  );
}
