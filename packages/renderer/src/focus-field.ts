import type { Field } from '@guichet/engine';

/** Focuses the control of a field: of a group of options the chosen one, else the first. */
export function focusField(field: Field, container: Document | HTMLElement = document): void {
  const controls = container.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(field.id)}"]`);
  const chosen = [...controls].find((control) => control instanceof HTMLInputElement && control.checked);
  const target = chosen ?? controls[0];
  if (target === undefined) return;
  openAround(target);
  target.focus({ preventScroll: true });
  // Label and error stand above the control: the whole field is brought into view.
  (target.closest('.g-field') ?? target).scrollIntoView({ block: 'nearest' });
}

/** Opens the collapsed parts of the form that an element is in: nothing in them can be seen or focused. */
export function openAround(element: Element): void {
  for (
    let above = element.closest('details');
    above !== null;
    above = above.parentElement?.closest('details') ?? null
  ) {
    above.open = true;
  }
}
