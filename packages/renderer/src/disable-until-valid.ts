import type { Form } from '@guichet/engine';
import { elementById } from '@guichet/fields/views';
import { revealField } from './focus-field.ts';
import { waitingButtonMessages } from './waiting-button-messages.ts';

/**
 * A button that its author lets wait for complete answers (`disableOnInvalid`) does so once a script runs: without
 * one nothing could let it go. Beside it stands why, and a way to what is missing.
 */
export function disableUntilValid(form: Form, element: HTMLFormElement): void {
  function look(): void {
    const waits = !form.isValid();
    for (const button of element.querySelectorAll<HTMLButtonElement>('[data-waits]')) {
      const isOff = form.fieldById(button.id)?.view().disabled === true;
      button.disabled = isOff || waits;
      describeWaiting(button, waits && !isOff);
    }
  }

  function describeWaiting(button: HTMLButtonElement, waits: boolean): void {
    const id = `${button.id}-waits`;
    const shown = elementById(id)?.parentElement ?? undefined;
    if (!waits) {
      shown?.remove();
      describe(button, id, false);
      return;
    }
    const locale = form.locale();
    const { waits: why, showMissing } = waitingButtonMessages;
    const box = shown ?? document.createElement('div');
    box.className = 'g-waits';
    const reason = document.createElement('p');
    Object.assign(reason, { id, textContent: why[locale] });
    const way = document.createElement('button');
    Object.assign(way, { type: 'button', className: 'g-waits__way', textContent: showMissing[locale] });
    way.addEventListener('click', showMissingAnswers);
    box.replaceChildren(reason, way);
    describe(button, id, true);
    if (shown === undefined) button.after(box);
  }

  function showMissingAnswers(): void {
    const [first] = form.dispatch({ kind: 'validate' });
    if (first?.field !== undefined) revealField(form, first.field, first.row);
  }

  // Changes are drawn in a microtask: a button that comes with one waits, too.
  for (const event of ['change', 'nextPage', 'prevPage'] as const) form.on(event, () => queueMicrotask(look));
  form.on('languageChanged', look);
  look();
}

/** Beside what its author says of the button. */
function describe(button: HTMLElement, id: string, isDescribed: boolean): void {
  const otherIds = (button.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((describedBy) => describedBy !== '' && describedBy !== id);
  const ids = isDescribed ? [...otherIds, id] : otherIds;
  if (ids.length > 0) button.setAttribute('aria-describedby', ids.join(' '));
  else button.removeAttribute('aria-describedby');
}
