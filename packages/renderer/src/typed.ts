import type { Form } from '@guichet/engine';
import { isSameText, readControl, writeControls } from './controls.ts';

/** Input into one field's controls before the script ran. */
export interface Typed {
  readonly fieldId: string;
  readonly strings: readonly string[];
}

/** The controls whose state is not what the HTML gave them. */
export function readTyped(container: HTMLElement): readonly Typed[] {
  const typed: Typed[] = [];
  for (const control of container.querySelectorAll<HTMLElement>('[data-field]')) {
    const { field } = control.dataset;
    if (field === undefined || !isChanged(control)) continue;
    // Of a group the chosen option speaks; the one that lost its mark says nothing.
    if (control instanceof HTMLInputElement && control.type === 'radio' && !control.checked) continue;
    typed.push({ fieldId: field, strings: readControl(control) });
  }
  return typed;
}

/** Gives it to the form as typed, and puts it back where drawing the page took it away. Twice does no harm. */
export function giveTyped(form: Form, container: HTMLElement, typed: readonly Typed[]): void {
  for (const { fieldId, strings } of typed) {
    const field = form.fieldById(fieldId);
    if (field === undefined) continue;
    const known = field.shown();
    if (!isSameText(known, strings)) form.dispatch({ kind: 'input', field, strings });
    writeControls(field, container);
  }
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLInputElement) {
    return control.type === 'checkbox' || control.type === 'radio'
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue;
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLSelectElement)) return false;
  const options = [...control.options];
  const byDefault = options.filter((option) => option.defaultSelected);
  const shown = byDefault.length === 0 && !control.multiple ? options.slice(0, 1) : byDefault;
  return options.some((option) => option.selected !== shown.includes(option));
}
