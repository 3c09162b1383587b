import type { Field, Form } from '@guichet/engine';

/** Adds an empty value to a field that holds several. */
export function addValue(form: Form, field: Field): void {
  form.dispatch({ kind: 'input', field, strings: [...valuesOf(field), ''] });
}

export function removeValue(form: Form, field: Field, index: number): void {
  form.dispatch({ kind: 'input', field, strings: valuesOf(field).filter((_, at) => at !== index) });
}

/** The strings of the field's controls: one at least. */
export function valuesOf(field: Field): readonly string[] {
  const shown = field.shown();
  return shown.length === 0 ? [''] : shown;
}

/** Whether a field is drawn as a list, a control for each value. */
export function isList({ component, model }: Field): boolean {
  return component.multiple === true && model.isMultiple === true && model.ownsList !== true;
}
