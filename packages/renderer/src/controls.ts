import type { Field, Form } from '@guichet/engine';
import { elementById } from '@guichet/fields/views';

/** The strings that a field's control would send with a plain post; of its options all that are chosen. */
export function readControl(control: Element): readonly string[] {
  if (isOption(control)) {
    const { form, dataset } = control;
    const options = (form ?? document).querySelectorAll(`[data-field="${CSS.escape(dataset.field ?? '')}"]`);
    return [...options].flatMap((option) => (isOption(option) && option.checked ? [option.value] : []));
  }
  return partsOf(control).flatMap(textsOf);
}

function isOption(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type);
}

/** The controls that say a value together, below one element with `data-several`; else the one. */
export function partsOf(control: Element): readonly Element[] {
  const group = control.closest('[data-several]');
  return group === null ? [control] : [...group.querySelectorAll('[data-field]')];
}

function textsOf(control: Element): readonly string[] {
  if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? [control.value] : [];
}

/** Whether two readings of a control say the same. */
export function isSameText(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, index) => text === b[index]);
}

/** The field that an element of the form stands for. */
export function fieldOf(form: Form, element: EventTarget | null): Field | undefined {
  const id = element instanceof HTMLElement ? element.getAttribute('data-field') : null;
  return id === null ? undefined : form.fieldById(id);
}

/** Brings the controls of a field up to its value where they differ, so that the caret stays where it is. */
export function writeControls(field: Field, container: HTMLElement): void {
  // A table holds controls and is none, and its value is all that stands in its rows.
  const first = field.rows() ? null : elementById(field.id);
  if (first === null) return;
  const strings = field.shown();
  if (!isOption(first)) {
    const parts = partsOf(first);
    for (const [index, part] of parts.entries()) {
      writeControl(part, parts.length > 1 ? [strings[index] ?? ''] : strings, field);
    }
    return;
  }
  for (const option of container.querySelectorAll(`[data-field="${CSS.escape(field.id)}"]`)) {
    writeControl(option, strings, field);
  }
}

function writeControl(control: Element, strings: readonly string[], field: Field): void {
  const [text = ''] = strings;
  if (isOption(control)) {
    const isChecked = strings.includes(control.value) && control.value !== '';
    if (control.checked !== isChecked) control.checked = isChecked;
  } else if (control instanceof HTMLSelectElement && control.multiple) {
    for (const option of control.options) option.selected = strings.includes(option.value);
  } else if (control instanceof HTMLSelectElement) {
    if (control.value !== text) control.value = text;
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    if (control.value !== text) writeText(control, text, field);
  }
}

/**
 * The caret goes behind what becomes of all that stood before it, so that what is typed next goes where it was
 * meant to.
 */
function writeText(control: HTMLInputElement | HTMLTextAreaElement, text: string, field: Field): void {
  const { selectionEnd, value } = control;
  control.value = text;
  // An input for e-mail or numbers has no caret that scripts may see.
  if (selectionEnd === null || !control.matches(':focus')) return;
  const before = shownOf(value.slice(0, selectionEnd), field);
  const caret = text.startsWith(before) ? before.length : text.length - (value.length - selectionEnd);
  control.setSelectionRange(caret, caret);
}

/** The text that a field shows for typed text. */
function shownOf(typed: string, field: Field): string {
  const strings = [typed];
  const formatWhileTyping = field.model.formatWhileTyping?.(strings, field.component, field.locale());
  const shown = formatWhileTyping ?? field.written(field.kept(strings));
  return shown[0] ?? '';
}
