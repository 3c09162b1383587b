import type { Form } from '@guichet/engine';

/** Brings to life what few forms have: help that opens under a pointer, and buttons that wait. Returns the end of it. */
export function attachIn(form: Form, element: HTMLFormElement): () => void {
  let isOver = false;
  let end: (() => void) | undefined;
  const hasHelp = element.querySelector('[popover]') !== null || form.page.display === 'wizard';
  const waits = element.querySelector('[data-waits]') !== null;
  if (hasHelp || waits) {
    import('./deferred.ts').then(
      ({ attachTooltips, disableUntilValid }) => {
        if (isOver) return;
        if (waits) disableUntilValid(form, element);
        if (hasHelp) end = attachTooltips(element);
      },
      // Help still opens by a press.
      (error: unknown) => console.error(error),
    );
  }
  return () => {
    isOver = true;
    end?.();
  };
}
