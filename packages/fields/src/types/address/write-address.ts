import type { Json, JsonObject } from '@guichet/definition';
import type { Field, Form } from '@guichet/engine';
import { valuesOf } from '../../features/multiple/list.ts';
import { isInModes, readParts } from './parts.ts';
import { displayOf } from './place.ts';

/** As the resident's own answer. Undefined: none. Of several addresses the one that a view draws by itself. */
export function writeAddress(form: Form, field: Field, address: JsonObject | undefined, term = ''): void {
  const json = address === undefined ? '' : JSON.stringify(address);
  const own = form.fieldById((field.whole ?? field).id);
  if (own === undefined) return;
  if (field.whole !== undefined) {
    form.dispatch({ kind: 'input', field: own, strings: valuesOf(own).with(placeOf(field, own), json) });
    return;
  }
  const { component } = own;
  const said = [address === undefined ? term : displayOf(address, component.settings), json];
  form.dispatch({
    kind: 'input',
    field: own,
    strings: isInModes(component) ? [...said, 'autocomplete'] : said,
  });
}

/** Whichever mode comes begins empty, but for what stands in its parts already. Source: measured on Form.io. */
export function switchMode(form: Form, field: Field, isManual: boolean, parts: readonly string[] = []): void {
  const own = form.fieldById(field.id);
  if (own === undefined) return;
  const filled = readParts(own.component).map((_, index) => parts[index] ?? '');
  form.dispatch({
    kind: 'input',
    field: own,
    strings: isManual ? ['', '', 'manual', ...filled] : ['', '', 'autocomplete'],
  });
}

/** What is laid aside of a search that a plain post asked for. */
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
