import { type FormName, isFormName } from '../forms.ts';

declare global {
  interface Window {
    bench?: {
      /** Draws the form on the client. */
      mount(): Promise<void>;
    };
  }
}

/** The element to draw in, and the name of the form that this document is about. */
export function place(): { readonly container: HTMLElement; readonly name: FormName } {
  const container = document.getElementById('bench');
  const name = container?.dataset.form ?? '';
  if (container === null || !isFormName(name)) throw new Error('The document names no form of the bench.');
  return { container, name };
}

/** Lets the runner draw the form when it is ready to measure. */
export function offerMount(draw: () => void | Promise<void>): void {
  window.bench = {
    // In a task of its own: the browser does not count as script what the runner evaluates.
    mount: () =>
      new Promise((resolve) => {
        setTimeout(() => resolve(draw()));
      }),
  };
}
