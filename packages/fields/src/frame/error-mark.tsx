import type { Locale } from '@guichet/definition';
import type { ReactNode } from 'react';
import { errorMarkMessages } from './error-mark-messages.ts';

/** Behind the name of a part that can be closed: an error stands in it, for the eye and for screen readers. */
export function errorMark(locale: Locale): ReactNode {
  return (
    <>
      <span className="g-error-mark" aria-hidden="true">
        !
      </span>
      <span className="g-visually-hidden">{errorMarkMessages[locale]}</span>
    </>
  );
}
