import type { ChangeCommand, Field, Form } from '@guichet/engine';
import { addressOnEnter, locationOnEnter } from '@guichet/fields/posted';

/** The search that Enter triggers: it does not send the form while a term waits. */
export function searchOnEnter(form: Form): ChangeCommand | undefined {
  const { wizard } = form;
  const shown = wizard ? [...wizard.prefix, ...wizard.current().fields, ...wizard.suffix] : form.fields;
  const fields = shown.flatMap(allIn);
  return locationOnEnter(fields) ?? addressOnEnter(fields);
}

export function allIn(field: Field): readonly Field[] {
  const inRows = (field.rows() ?? []).flatMap(({ fields }) => fields);
  return [field, ...[...field.children, ...inRows].flatMap(allIn)];
}
