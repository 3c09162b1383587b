import type { Field, Form, Row } from '@guichet/engine';
import { elementById } from '@guichet/fields/views';
import { bringToTop } from './bring-to-top.ts';
import { focusDelays } from './focus-delays.ts';
import { formElementId } from './form-element-id.ts';

/**
 * Focuses the control of a field: of a group of options the chosen one, of several answers the wrong one, else the
 * first; or one of its rows.
 */
function focusField(form: Form, field: Field, row?: Row): void {
  const drawn = elementById(form.idPrefix + formElementId);
  const controls = drawn?.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(field.id)}"]`) ?? [];
  const first = (selector: string) => [...controls].find((control) => control.matches(selector));
  const target = row
    ? elementById(`${field.id}:row-${row.id}`)
    : (first('[data-several] :is([aria-invalid], [aria-invalid] *)') ??
      first(':checked') ??
      elementById(field.id) ??
      controls[0]);
  if (!target) return;
  openAround(target);
  target.focus({ preventScroll: true });
  const place = row ? target : (target.closest<HTMLElement>('.g-field') ?? target);
  bringToTop(place, target);
}

/** The document has one focus: the last request wins. */
let coming: ReturnType<typeof setTimeout> | undefined;
let led: Form;

/** Leads to a field wherever it is: to its page first, and into what is closed around it. */
export function revealField(form: Form, field: Field, row?: Row): void {
  const page = form.wizard?.pageOf(field);
  const isElsewhere = page !== undefined && page !== form.wizard?.current();
  if (isElsewhere) form.dispatch({ kind: 'to', page, isForced: true });
  const control = elementById(field.id);
  const isClosed = form.dispatch({ kind: 'reveal', field }) || (control !== null && openAround(control));
  const delay = isElsewhere ? 'otherPage' : isClosed ? 'opened' : 'field';
  clearTimeout(coming);
  led = form;
  coming = setTimeout(() => {
    // A dialog that was closed by then does not open again.
    if (delay !== 'opened' || control?.closest(closed) == null) focusField(form, field, row);
  }, focusDelays[delay]);
}

/** Where the form is gone, another in its place may hold a field of that name. */
export function leadNowhere(form: Form): void {
  if (led === form) clearTimeout(coming);
}

/** A collapsed panel, and a tab that is not shown. */
const closed = 'details:not([open]), [hidden]';

/** Opens the parts of the form that an element is in and that are closed: nothing in them can be seen or focused. True when any was. */
export function openAround(element: Element): boolean {
  let isClosed = false;
  for (
    let above: Element | null | undefined = element.closest(closed);
    above;
    above = above.parentElement?.closest(closed)
  ) {
    isClosed = true;
    if (above instanceof HTMLDetailsElement) above.open = true;
    // A tab opens to whatever is found in it: to a browser's own search, and to us.
    else above.dispatchEvent(new Event('beforematch'));
  }
  return isClosed;
}
