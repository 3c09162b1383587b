import type { Form } from '@guichet/engine';
import { keepAnswers } from './history-entry.ts';
import { keptAnswers } from './kept-answers.ts';

/** Looks after answers that were given and not sent: kept for a reload, and not left behind without a question. */
export interface UnsentAnswers {
  /** What the form holds now, nobody gave. */
  opened(): void;
  /** What is typed into this element from here on counts; so does what it was given by now. */
  watch(element: HTMLElement): void;
  /** Keeps them with the history entry that is shown now. */
  keep(): void;
  /** Nothing is left to lose. */
  sent(): void;
}

/**
 * The browser is asked to ask only while there is something to lose: a page that always does is one that
 * browsers may not keep for going back to.
 */
export function createUnsentAnswers(form: () => Form): UnsentAnswers {
  let opening: string | undefined;
  let isTyped = false;
  let isSent = false;
  const held = () => JSON.stringify([form().data(), form().openRows()]);

  function keep(): void {
    if (!isSent) keepAnswers(keptAnswers(form()));
  }

  function ask(event: BeforeUnloadEvent): void {
    keep();
    if (held() === opening) return;
    event.preventDefault();
    // Browsers of 2023 and before heed this alone.
    event.returnValue = true;
  }

  function type(): void {
    isTyped = true;
    if (!isSent) window.addEventListener('beforeunload', ask);
  }

  function look(): void {
    if (!isTyped) return;
    keep();
    if (isSent || held() === opening) window.removeEventListener('beforeunload', ask);
    else type();
  }

  /** A link to another program goes nowhere, but browsers ask all the same. */
  function letPass({ target }: Event): void {
    if (!(target instanceof Element) || target.closest('a[href^="mailto:"], a[href^="tel:"]') === null)
      return;
    window.removeEventListener('beforeunload', ask);
    setTimeout(look);
  }

  return {
    opened() {
      opening = held();
    },
    watch(element) {
      element.addEventListener('input', type);
      element.addEventListener('focusout', look);
      // A phone may end a page without a word.
      document.addEventListener('visibilitychange', look);
      document.addEventListener('click', letPass);
      isTyped ||= held() !== opening;
      look();
    },
    keep,
    sent() {
      isSent = true;
      look();
    },
  };
}
