import type { Field, Form } from '@guichet/engine';

/** The strings that a field's control would send with a plain post; of checkboxes that share a name, all. */
export function readControl(control: Element): readonly string[] {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    const { form, dataset } = control;
    const boxes = (form ?? document).querySelectorAll(`[data-field="${CSS.escape(dataset.field ?? '')}"]`);
    return [...boxes].flatMap((box) => (box instanceof HTMLInputElement && box.checked ? [box.value] : []));
  }
  if (control instanceof HTMLInputElement && control.type === 'radio') {
    return control.checked ? [control.value] : [];
  }
  if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? [control.value] : [];
}

/** Whether two readings of a control say the same. */
export function isSameText(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, index) => text === b[index]);
}

/** The field that an element of the form stands for. */
export function fieldOf(form: Form, element: EventTarget | null): Field | undefined {
  const id = element instanceof HTMLElement ? element.dataset.field : undefined;
  return id === undefined ? undefined : form.fieldById(id);
}

/** Brings the controls of a field up to its value where they differ, so that the caret stays where it is. */
export function writeControls(field: Field, container: HTMLElement): void {
  const first = document.getElementById(field.id);
  if (first === null) return;
  const strings = field.shown();
  if (!(first instanceof HTMLInputElement) || (first.type !== 'radio' && first.type !== 'checkbox')) {
    writeControl(first, strings);
    return;
  }
  for (const option of container.querySelectorAll(`[data-field="${CSS.escape(field.id)}"]`)) {
    writeControl(option, strings);
  }
}

function writeControl(control: Element, strings: readonly string[]): void {
  const [text = ''] = strings;
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    const isChecked = strings.includes(control.value) && control.value !== '';
    if (control.checked !== isChecked) control.checked = isChecked;
  } else if (control instanceof HTMLSelectElement && control.multiple) {
    for (const option of control.options) option.selected = strings.includes(option.value);
  } else if (control instanceof HTMLSelectElement) {
    if (control.value !== text) control.value = text;
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    if (control.value !== text) writeText(control, text);
  }
}

/** The caret stays as far from the end as it was: what is typed next goes where it was meant to. */
function writeText(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionEnd, value } = control;
  control.value = text;
  // An input for e-mail or numbers has no caret that scripts may see.
  if (selectionEnd === null || document.activeElement !== control) return;
  const caret = Math.max(0, text.length - (value.length - selectionEnd));
  control.setSelectionRange(caret, caret);
}
