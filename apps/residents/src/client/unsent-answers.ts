import type { Form } from '@guichet/engine';

/** Looks after answers that were given and not sent: the browser asks before they are left behind. */
export interface UnsentAnswers {
  /** The form was opened: what it holds now, nobody gave. */
  opened(): void;
  /** What is typed into this element from here on counts; so does what it was given by now. */
  watch(element: HTMLFormElement): void;
  /** Nothing is left to lose. */
  sent(): void;
}

/**
 * `keep` is called when the page is about to be left with answers. The browser is asked to ask only while
 * there are some: a page that always does is one that browsers may not keep for going back to.
 */
export function createUnsentAnswers(form: () => Form, keep: () => void): UnsentAnswers {
  let opening: string | undefined;
  let isSent = false;
  const held = () => JSON.stringify(form().data());

  function ask(event: BeforeUnloadEvent): void {
    keep();
    if (held() === opening) return;
    event.preventDefault();
    // Browsers of 2023 and before heed this alone.
    event.returnValue = true;
  }

  function startAsking(): void {
    if (!isSent) window.addEventListener('beforeunload', ask);
  }

  function look(): void {
    if (isSent || held() === opening) window.removeEventListener('beforeunload', ask);
    else startAsking();
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
      opening ??= held();
    },
    watch(element) {
      element.addEventListener('input', startAsking);
      element.addEventListener('focusout', look);
      document.addEventListener('click', letPass);
      look();
    },
    sent() {
      isSent = true;
      look();
    },
  };
}
