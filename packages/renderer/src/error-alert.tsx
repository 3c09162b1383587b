import type { ErrorItem, Form } from '@guichet/engine';
import { elementById } from '@guichet/fields/views';
import { type MouseEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { focusDelays } from './focus-delays.ts';
import { openAround, revealField } from './focus-field.ts';
import { rendererMessages } from './messages.ts';
import { afterPress } from './presses.ts';

interface Props {
  readonly form: Form;
  /** Room left above the alert when it is scrolled to, in pixels. Product constant: 154, on the form page 157. */
  readonly headerOffset?: number;
}

/**
 * The list of errors above a form, or, where sending got no answer, a notice about that. After each failed attempt it is
 * scrolled to and focused.
 */
export function ErrorAlert({ form, headerOffset = 154 }: Props) {
  const errors = useSyncExternalStore(form.subscribeErrors, form.errors, form.errors);
  const attempts = useSyncExternalStore(form.subscribeErrors, form.failedAttempts, form.failedAttempts);
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    if (attempts === 0) return;
    // The first one last: of several tabs with errors its own stays open.
    for (const { field } of form.errors().toReversed()) {
      const control = field && elementById(field.id);
      // A dialog would hide the list of errors: a link in it opens the dialog.
      if (control) openAround(control.closest('dialog') ?? control);
    }
    const timer = setTimeout(afterPress, focusDelays.header, () => {
      if (box.current !== null) bringIntoView(box.current, headerOffset);
    });
    return () => clearTimeout(timer);
  }, [form, attempts, headerOffset]);

  if (errors.length === 0) return null;
  const messages = rendererMessages[form.locale()];
  const unanswered = errors.find(({ isUnanswered }) => isUnanswered);
  const isNext = form.isTurningFailed();
  const first = isNext ? messages.ErrorAlert1Next : messages.ErrorAlert1;
  const second = errors.length === 1 ? messages.ErrorAlert2Singular : messages.ErrorAlert2Plural;
  const heading = unanswered ? messages.noAnswer : `${first} ${errors.length} ${second}`;
  return (
    <section
      ref={box}
      id={`${form.idPrefix}guichet-errors`}
      className={unanswered ? 'g-notice' : 'g-alert'}
      tabIndex={-1}
      aria-label={heading}
    >
      <h2 className={unanswered ? undefined : 'g-alert__title'}>{heading}</h2>
      <p>
        {unanswered?.message ??
          [!isNext && messages.errorsLabel, errors.some(({ field }) => field) && messages.errorsHint]
            .filter(Boolean)
            .join(' ')}
      </p>
      {!unanswered && (
        // biome-ignore lint/a11y/noRedundantRoles: a list without marks is none to Safari
        <ul role="list">
          {errors.map((item, index) => alertItem(form, item, messages.errorItem(index + 1, item.message)))}
        </ul>
      )}
    </section>
  );
}

/** An error of a component leads to its field; any other is plain text. No component: a list may have 1,000 of them. */
function alertItem(form: Form, { id, field, row }: ErrorItem, text: string): ReactNode {
  if (field === undefined) return <li key={id}>{text}</li>;
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    revealField(form, field, row);
  };
  return (
    <li key={id}>
      <a href={`#${field.id}${row ? `:row-${row.id}` : ''}`} onClick={follow}>
        {text}
      </a>
    </li>
  );
}

/** A fixed header must not cover the alert, and on a small screen the offset must not eat it up. */
export function bringIntoView(box: HTMLElement, headerOffset: number): void {
  const offset = Math.min(headerOffset, window.innerHeight / 5);
  const top = box.getBoundingClientRect().top + window.scrollY - offset;
  window.scrollTo({ top: Math.max(0, top), behavior: 'instant' });
  box.focus({ preventScroll: true });
}
