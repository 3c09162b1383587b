import type { Locale } from '@guichet/definition';
import { buttonOf } from '@guichet/engine';
import { AskToErase } from '@guichet/fields/ask-to-erase';
import { type MouseEvent, useRef } from 'react';
import { wizardMessages } from './messages.ts';

interface Props {
  readonly locale: Locale;
  readonly idPrefix: string;
  readonly action: string;
  readonly onCancel: (() => void) | undefined;
  readonly onKeep: (() => void) | undefined;
}

/** Throws away what was filled in, once the resident has said yes to that. Without a script the server asks. */
export function CancelLink({ locale, idPrefix, action, onCancel, onKeep }: Props) {
  const messages = wizardMessages[locale];
  const dialog = useRef<HTMLDialogElement>(null);
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.showModal();
  };
  return (
    <>
      <a className="g-cancel" href={action} onClick={ask}>
        {messages.cancel}
      </a>
      <noscript>
        <button type="submit" className="g-cancel" {...buttonOf({ kind: 'cancel' })}>
          {messages.cancel}
        </button>
      </noscript>
      <AskToErase
        id={`${idPrefix}guichet-cancel`}
        dialogRef={dialog}
        locale={locale}
        onYes={() => onCancel?.()}
        onNo={onKeep}
      />
    </>
  );
}
