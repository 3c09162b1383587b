import type { ErrorItem, Form } from '@guichet/engine';
import { elementById } from '@guichet/fields/views';
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { focusDelays } from './focus-delays.ts';
import { hasClosed, openAround, revealField } from './focus-field.ts';
import { formElementId } from './form-element-id.ts';
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
  const drawItems = useMemo(createItems, []);

  useEffect(() => {
    if (attempts === 0) return;
    openErrors(form);
    const timer = setTimeout(afterPress, focusDelays.header, () => {
      if (box.current !== null) bringIntoView(box.current, headerOffset);
    });
    return () => clearTimeout(timer);
  }, [form, attempts, headerOffset]);

  function follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const item = link && errors.find((one) => hrefOf(one) === link.getAttribute('href'));
    if (!item?.field) return;
    event.preventDefault();
    revealField(form, item.field, item.row);
  }

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
        // biome-ignore lint/a11y/useKeyWithClickEvents: a browser sends a click for Enter on one of its links
        <ul onClick={follow}>{drawItems(errors, messages.errorItem)}</ul>
      )}
    </section>
  );
}

/** Opens what is closed around fields with errors. */
function openErrors(form: Form): void {
  if (!hasClosed(elementById(form.idPrefix + formElementId))) return;
  // The first one last: of several tabs with errors its own stays open.
  for (const { field } of form.errors().toReversed()) {
    const control = field && elementById(field.id);
    // A dialog would hide the list of errors: a link in it opens the dialog.
    if (control) openAround(control.closest('dialog') ?? control);
  }
}

interface AlertItem {
  readonly item: ErrorItem;
  readonly text: string;
  readonly drawn: ReactNode;
}

/**
 * Draws the lines. One that is still the same gives React the same element again, which it passes over: so a line needs no
 * component of its own, nor a listener.
 */
function createItems() {
  let last = new Map<string, AlertItem>();
  return (errors: readonly ErrorItem[], formatItem: (number: number, message: string) => string) => {
    const next = new Map<string, AlertItem>();
    for (const [index, item] of errors.entries()) {
      const text = formatItem(index + 1, item.message);
      const before = last.get(item.id);
      const isSame = before?.item === item && before.text === text;
      next.set(item.id, isSame ? before : { item, text, drawn: alertItem(item, text) });
    }
    last = next;
    return [...next.values()].map(({ drawn }) => drawn);
  };
}

/** An error of a component leads to its field; any other is plain text. */
function alertItem(item: ErrorItem, text: string): ReactNode {
  const href = hrefOf(item);
  return <li key={item.id}>{href === undefined ? text : <a href={href}>{text}</a>}</li>;
}

function hrefOf({ field, row }: ErrorItem): string | undefined {
  return field && `#${field.id}${row ? `:row-${row.id}` : ''}`;
}

/** A fixed header must not cover the alert, and on a small screen the offset must not eat it up. */
function bringIntoView(box: HTMLElement, headerOffset: number): void {
  const offset = Math.min(headerOffset, window.innerHeight / 5);
  const top = box.getBoundingClientRect().top + window.scrollY - offset;
  window.scrollTo({ top: Math.max(0, top), behavior: 'instant' });
  box.focus({ preventScroll: true });
}
