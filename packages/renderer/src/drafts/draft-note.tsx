import type { Locale } from '@guichet/definition';
import { useState } from 'react';
import { draftMessages, keptFor } from './draft-messages.ts';

interface Props {
  readonly locale: Locale;
  readonly hours: number;
  /** `waiting`: until it is sent, however long that takes. */
  readonly state: 'kept' | 'waiting' | 'shared';
  readonly onErase: () => void;
  /** Others use this device, or do not after all. */
  readonly onShared: (isShared: boolean) => void;
}

/** Below the form, where it moves nothing: its answers are kept on this device, and how to end that. */
export function DraftNote({ locale, hours, state, onErase, onShared }: Props) {
  const isKept = state !== 'shared';
  const [isAsking, setAsking] = useState(false);
  const textOf = (name: keyof typeof draftMessages) => draftMessages[name][locale];
  // The second click of a double click answers no question that the first one asked.
  const button = (text: string, act: () => void) => (
    <button
      type="button"
      className="g-button g-button--secondary"
      onClick={({ detail }) => detail > 1 || act()}
    >
      {text}
    </button>
  );
  return (
    <section className="g-notice" aria-label={textOf('keptLabel')}>
      <p role="status">
        {state === 'shared' && textOf('sharedText')}
        {isKept && isAsking && textOf('keptAsk')}
        {state === 'waiting' && !isAsking && textOf('keptWaiting')}
        {state === 'kept' && !isAsking && `${textOf('keptText')} ${keptFor[locale](hours)}`}
      </p>
      {/* The button that was pressed becomes the one that keeps the answers: a second press of a key loses none. */}
      {isKept && button(textOf(isAsking ? 'keptKeep' : 'keptErase'), () => setAsking(!isAsking))}
      {/* One button, too: the focus stays on it as its text changes. */}
      {isKept && isAsking
        ? button(textOf('keptErase'), onErase)
        : button(textOf(isKept ? 'keptShared' : 'sharedUndo'), () => {
            setAsking(false);
            onShared(isKept);
          })}
    </section>
  );
}
