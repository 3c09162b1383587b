import type { Locale } from '@guichet/definition';
import { buttonOf } from '@guichet/engine';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { ShownNotice } from './shown-notice.ts';

interface Props {
  readonly locale: Locale;
  readonly notice: ShownNotice;
  /** Form element whose answers the notice's button sends. */
  readonly formId: string;
  /** The form as nobody has filled it in. */
  readonly formUrl: string;
  /** Absent where no script runs: the button then submits the form, with what it asks for as its value. */
  readonly onResume?: () => void;
}

/**
 * Tells what happened to a sending, and gives the one button that goes on from there. Takes the focus, unless it is
 * an alert, which is announced and leaves the focus where it is.
 */
export function NoticeBox({ locale, notice, formId, formUrl, onResume }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A new notice takes the focus, also when it replaces another.
    if (!notice.role) heading.current?.focus();
  }, [notice]);
  const resume = (event: MouseEvent) => {
    const act = notice.onResume ?? onResume;
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const { title, lines, button, erase } = notice.word(locale);
  const asks = notice.kind === 'unconfirmed' ? buttonOf({ kind: 'again' }) : {};
  return (
    <section role={notice.role} className="g-notice" aria-labelledby="guichet-notice">
      {/* biome-ignore lint/a11y/noAutofocus: in the answer to a plain post nothing else leads to it. */}
      <h2 id="guichet-notice" ref={heading} tabIndex={-1} autoFocus>
        {title}
      </h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {button !== undefined && (
        <button type="submit" form={formId} className="g-button" onClick={resume} {...asks}>
          {button}
        </button>
      )}
      {erase !== undefined && (
        <a
          className={`g-button${button === undefined ? '' : ' g-button--secondary'}`}
          href={formUrl}
          onClick={notice.onErase}
        >
          {erase}
        </a>
      )}
    </section>
  );
}
