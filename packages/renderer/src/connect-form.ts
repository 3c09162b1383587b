import type { Field, Form } from '@guichet/engine';
import { fieldOf, isSameText, readControl, writeControls } from './controls.ts';
import { afterPress, watchPresses } from './presses.ts';

export interface FormConnection {
  readonly form: Form;
  /** The form element: all listeners are on it. */
  readonly element: HTMLFormElement;
  /** Announces changes for screen readers. */
  readonly announce: (text: string) => void;
  readonly onSubmit: (button: Field | undefined) => void;
  /** In a wizard: another page is asked for, or, from the last one, to send. `pressed`: the value of the button. */
  readonly onNavigate: (pressed: string) => void;
}

/** Joins a drawn form and its form instance: what the resident does goes in, what the form writes comes out. */
export function connectForm({ form, element, announce, onSubmit, onNavigate }: FormConnection): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  const stopWatching = watchPresses(element);
  /** In which a text is being composed, of several keys a letter: to write there would break it off. */
  let composing: EventTarget | null = null;

  function takeIn(event: Event): void {
    const field = fieldOf(form, event.target);
    if (field === undefined || !(event.target instanceof Element)) return;
    const strings = readControl(event.target);
    if (event.type === 'change' && isSameText(field.shown(), strings)) return;
    announcing(field, () => form.dispatch({ kind: 'input', field, strings }));
  }

  function compose(event: Event): void {
    composing = event.type === 'compositionstart' ? event.target : null;
    const field = composing ? undefined : fieldOf(form, event.target);
    if (field !== undefined) writeControls(field, element);
  }

  function enter(event: Event): void {
    composing = null;
    const field = fieldOf(form, event.target);
    if (field !== undefined) form.dispatch({ kind: 'focus', field });
  }

  function leave(event: Event): void {
    const { target } = event;
    afterPress(() => {
      // By then it may be gone with its row.
      const field = fieldOf(form, target);
      if (field !== undefined) announcing(field, () => form.dispatch({ kind: 'blur', field }));
    });
  }

  /** Pressing the chosen radio button again takes the choice back. Source: measured on Form.io. */
  function takeBack(event: Event): void {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
    const field = fieldOf(form, target);
    if (field === undefined) return;
    if (!target.checked || !field.shown().includes(target.value)) return;
    // Browsers send no click for Space on a radio button that is chosen already.
    if (event instanceof KeyboardEvent) {
      if (event.key !== ' ') return;
      event.preventDefault();
    }
    target.checked = false;
    announcing(field, () => form.dispatch({ kind: 'input', field, strings: readControl(target) }));
  }

  /**
   * A new error is said once, politely, by one live region for the whole form. The errors themselves stand in
   * no live region: they describe their control, and a screen reader that reads both would say them twice.
   */
  function announcing(field: Field, change: () => void): void {
    const before = field.errors();
    change();
    const after = field.errors();
    const fresh = after.filter((error) => !before.includes(error));
    if (fresh.length > 0) announce(fresh.join(' '));
    else if (after.length < before.length) announce('');
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const { submitter } = event;
    const button = fieldOf(form, submitter);
    if (form.wizard === undefined || button !== undefined) onSubmit(button);
    else onNavigate(submitter?.getAttribute('value') ?? '');
  }

  const listeners = {
    input: takeIn,
    change: takeIn,
    compositionstart: compose,
    compositionend: compose,
    focusin: enter,
    focusout: leave,
    click: takeBack,
    keydown: takeBack,
  };
  for (const [type, listener] of Object.entries(listeners))
    element.addEventListener(type, listener, { signal });
  element.addEventListener('submit', submit, { signal });
  const stopWriting = form.onWrite((fields) => {
    for (const field of fields) if (field !== fieldOf(form, composing)) writeControls(field, element);
  });
  return () => {
    ends.abort();
    stopWriting();
    stopWatching();
  };
}
