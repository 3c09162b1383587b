import type { Form } from '@guichet/engine';
import { isSameText, partsOf, readControl, writeControls } from './controls.ts';

/** Input into one field's controls before the script ran. */
export interface Typed {
  readonly fieldId: string;
  readonly strings: readonly string[];
  /** One line of text. Hidden inputs beside it may carry more of the field, such as the address that was chosen. */
  readonly isLine: boolean;
}

/** The controls whose state is not what the HTML gave them. */
export function readTyped(container: HTMLElement): readonly Typed[] {
  const typed: Typed[] = [];
  for (const control of container.querySelectorAll<HTMLElement>('[data-field]')) {
    const { field } = control.dataset;
    if (field === undefined || !isChanged(control)) continue;
    // Of a group the chosen option speaks; the one that lost its mark says nothing.
    if (control instanceof HTMLInputElement && control.type === 'radio' && !control.checked) continue;
    const [line, ...otherParts] = partsOf(control);
    const isLine =
      /^(text|search)$/.test(Reflect.get(line ?? control, 'type')) &&
      otherParts.every((part) => part.matches('[type=hidden]'));
    typed.push({ fieldId: field, strings: readControl(control), isLine });
  }
  return typed;
}

/**
 * Gives it to the form as typed, and puts it back where drawing the page took it away. Twice does no harm. A line with
 * the text that the form has already is not input: at a reload Firefox fills in a line that an address had replaced.
 */
export function giveTyped(form: Form, container: HTMLElement, typed: readonly Typed[]): void {
  for (const { fieldId, strings, isLine } of typed) {
    const field = form.fieldById(fieldId);
    if (field === undefined) continue;
    const shown = field.shown();
    if (isLine ? shown[0] !== strings[0] : !isSameText(shown, strings))
      form.dispatch({ kind: 'input', field, strings });
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
