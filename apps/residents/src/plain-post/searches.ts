import type { Field, Form } from '@guichet/engine';
import { addressOnEnter, searchOnEnter } from '@guichet/fields/whole-views';
import type { PlainPost } from './parse-post.ts';

/**
 * What a post asks a search for addresses: by one of its buttons, or by Enter, which sends no form while a term
 * waits to be looked for. Undefined where it asks for something else.
 */
export function searchAsked(form: Form, { change, turn }: PlainPost): string | undefined {
  if (/^(location|address):/.test(change ?? '')) return change;
  if (turn !== 'enter') return undefined;
  const { wizard } = form;
  const shown = wizard ? [...wizard.prefix, ...wizard.current().fields, ...wizard.suffix] : form.fields;
  const fields = shown.flatMap(allIn);
  return searchOnEnter(fields) ?? addressOnEnter(fields);
}

function allIn(field: Field): readonly Field[] {
  const inRows = (field.rows() ?? []).flatMap(({ fields }) => fields);
  return [field, ...[...field.children, ...inRows].flatMap(allIn)];
}
