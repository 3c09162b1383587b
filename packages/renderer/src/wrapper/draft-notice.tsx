import { type InEveryLocale, inEveryLocale, type Locale } from '@guichet/definition';
import { formatInstant } from '@guichet/engine/formats';
import { useEffect, useRef } from 'react';
import { draftMessages } from '../drafts/draft-messages.ts';
import { bringIntoView } from '../error-alert.tsx';

type Word = keyof typeof draftMessages;

/** Shown above a form on a host's page. */
export interface ShownDraftNotice {
  readonly title?: InEveryLocale;
  readonly text: InEveryLocale;
  /** It answers a press: it takes the focus. */
  readonly isPressed?: boolean;
  readonly buttons?: readonly (readonly [name: Word, act: () => void])[];
}

/** A title that names a moment, in the resident's time zone. */
export function dated(title: InEveryLocale<(moment: string) => string>, at: number): InEveryLocale {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return inEveryLocale((locale) => title[locale](formatInstant(at, locale, timeZone)));
}

export function DraftNotice({
  notice,
  locale,
  headerOffset = 154,
}: {
  readonly notice: ShownDraftNotice;
  readonly locale: Locale;
  readonly headerOffset?: number | undefined;
}) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // A new one leads here again, also when it replaces another.
    if (notice.isPressed && section.current) bringIntoView(section.current, headerOffset);
  }, [notice, headerOffset]);
  const title = notice.title?.[locale];
  const [firstButton, ...otherButtons] = notice.buttons ?? [];
  const button = ([name, act]: NonNullable<typeof firstButton>, isSecondary: boolean) => (
    <button
      key={name}
      type="button"
      className={isSecondary ? 'g-button g-button--secondary' : 'g-button'}
      onClick={() => {
        // A button that goes leaves the focus here.
        section.current?.focus();
        act();
      }}
    >
      {draftMessages[name][locale]}
    </button>
  );
  return (
    <section ref={section} className="g-notice" tabIndex={-1} aria-label={title}>
      <p role="status">{`${title ? `${title}. ` : ''}${notice.text[locale]}`.trim()}</p>
      {firstButton && button(firstButton, false)}
      {otherButtons.map((otherButton) => button(otherButton, true))}
    </section>
  );
}
