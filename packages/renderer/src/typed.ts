import type { Form } from '@guichet/engine';
import { fieldOf, readControl } from './controls.ts';

/** What a resident did to the controls of one field before the script was there. */
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
    const strings = readControl(control);
    if (strings.length > 0 || !isRadio(control)) typed.push({ fieldId: field, strings });
  }
  return typed;
}

/** Gives it to the form as typed, and puts it back where drawing the page took it away. */
export function giveTyped(form: Form, container: HTMLElement, typed: readonly Typed[]): void {
  for (const { fieldId, strings } of typed) {
    const field = form.fieldById(fieldId);
    if (field !== undefined) form.input(field, strings);
  }
  for (const control of container.querySelectorAll<HTMLElement>('[data-field]')) {
    const field = fieldOf(form, control);
    const before = typed.find(({ fieldId }) => fieldId === field?.id);
    if (before === undefined) continue;
    if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
      control.checked = before.strings.includes(control.value);
    } else if (control instanceof HTMLSelectElement) {
      for (const option of control.options) option.selected = before.strings.includes(option.value);
    }
  }
}

function isRadio(control: Element): boolean {
  return control instanceof HTMLInputElement && control.type === 'radio';
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLInputElement) {
    return control.type === 'checkbox' || control.type === 'radio'
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue;
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLSelectElement)) return false;
  if (control.multiple)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  const byDefault = [...control.options].filter((option) => option.defaultSelected);
  const [shown] = byDefault.length > 0 ? byDefault : [control.options[0]];
  return control.value !== (shown?.value ?? '');
}
