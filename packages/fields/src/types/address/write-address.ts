import type { Json, JsonObject } from '@guichet/definition';
import type { Field, Form } from '@guichet/engine';
import { isInModes, readParts } from './parts.ts';

/**
 * As the resident's own answer. Undefined: none, and `term` stands in the line. Of several addresses the one that a view
 * draws by itself.
 */
export function writeAddress(form: Form, field: Field, address: JsonObject | undefined, term = ''): void {
  const formField = form.fieldById((field.whole ?? field).id);
  if (formField === undefined) return;
  if (field.whole !== undefined) {
    const value = formField.value();
    const addresses: readonly Json[] = Array.isArray(value) ? value : [];
    form.dispatch({
      kind: 'input',
      field: formField,
      value: addresses.toSpliced(placeOf(field, formField), 1, address ?? {}),
    });
  } else if (address !== undefined) form.dispatch({ kind: 'input', field: formField, value: address });
  else {
    const strings = isInModes(formField.component) ? [term, '', 'autocomplete'] : [term, ''];
    form.dispatch({ kind: 'input', field: formField, strings });
  }
}

/** Whichever mode comes begins empty, but for what stands in its parts already. Source: measured on Form.io. */
export function switchMode(form: Form, field: Field, isManual: boolean, parts: readonly string[] = []): void {
  const formField = form.fieldById(field.id);
  if (formField === undefined) return;
  const filled = readParts(formField.component).map((_, index) => parts[index] ?? '');
  form.dispatch({
    kind: 'input',
    field: formField,
    strings: isManual ? ['', '', 'manual', ...filled] : ['', '', 'autocomplete'],
  });
}

/** Sets the state of a search that a plain post asked for. */
export function setSearchState(
  form: Form,
  field: Field,
  term: string,
  more: { readonly [name: string]: Json },
): void {
  form.dispatch({ kind: 'setTransientState', field, transientState: { term, ...more } });
}

function placeOf(item: Field, whole: Field): number {
  return item.id === whole.id ? 0 : Number(item.id.slice(whole.id.length + 1));
}
