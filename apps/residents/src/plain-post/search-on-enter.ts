import type { ChangeCommand, Field, Form } from '@guichet/engine';
import { addressOnEnter, locationOnEnter } from '@guichet/fields/posted';

/** What Enter asks a search for addresses: it sends no form while a term waits to be looked for. */
export function searchOnEnter(form: Form): ChangeCommand | undefined {
  const { wizard } = form;
  const shown = wizard ? [...wizard.prefix, ...wizard.current().fields, ...wizard.suffix] : form.fields;
  const fields = shown.flatMap(allIn);
  return locationOnEnter(fields) ?? addressOnEnter(fields);
}

function allIn(field: Field): readonly Field[] {
  const inRows = (field.rows() ?? []).flatMap(({ fields }) => fields);
  return [field, ...[...field.children, ...inRows].flatMap(allIn)];
}
