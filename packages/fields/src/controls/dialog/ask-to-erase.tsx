import type { Locale } from '@guichet/definition';
import type { RefObject } from 'react';
import { AskFirst } from './ask-first.tsx';
import { eraseMessages } from './erase-messages.ts';

interface Props {
  /** Of what asks: the dialog's ids begin with it. */
  readonly id: string;
  readonly dialogRef: RefObject<HTMLDialogElement | null>;
  readonly locale: Locale;
  readonly onYes: () => void;
  readonly onNo?: (() => void) | undefined;
}

/** Asks before what was filled in is thrown away. Escape keeps it. */
export function AskToErase({ id, dialogRef, locale, onYes, onNo }: Props) {
  return <AskFirst id={id} dialogRef={dialogRef} asking={eraseMessages[locale]} onYes={onYes} onNo={onNo} />;
}
