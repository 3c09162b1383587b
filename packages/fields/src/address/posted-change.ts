import { isJsonObject } from '@guichet/definition';
import type { Field, Form } from '@guichet/engine';
import type { Maps } from '../locationSearch/maps.ts';
import { jsonIn } from '../options.ts';
import { isInModes, isManual } from './parts.ts';
import { longestTerm, termIn } from './search.ts';
import { layAside, writeAddress } from './write-address.ts';

/**
 * What a button of an address asks for in a plain post, as the value of `guichet:change`: `address:search home`, or
 * `address:choose home {...}` with the address as it was found.
 */
export function addressChange(what: 'search' | 'choose', field: Field, place?: object): string {
  return [`address:${what}`, field.path(), ...(place ? [JSON.stringify(place)] : [])].join(' ');
}

/** What Enter asks for in a plain post where something stands in such a line that nothing was chosen for. */
export function addressOnEnter(fields: readonly Field[]): string | undefined {
  const field = fields.find(
    (one) => isOpenToSearch(one) && termOf(one) !== '' && one.model.isEmpty(one.value(), one.component),
  );
  return field && addressChange('search', field);
}

/** Does what such a button asks for, to its end. `tell` is told what went wrong, without a word of what was asked. */
export async function changeAddressOf(
  form: Form,
  change: string,
  maps: Maps,
  tell: (text: string) => void,
): Promise<boolean> {
  const [, what, path = '', json = ''] = /^address:(search|choose) (\S+)(?: (.*))?$/s.exec(change) ?? [];
  const field = form.fieldByPath(path);
  if (field === undefined || !isOpenToSearch(field)) return false;
  if (what === 'choose') {
    const place = jsonIn(json);
    if (isJsonObject(place)) writeAddress(form, field, place);
    return true;
  }
  const term = termOf(field);
  if (term === '') return true;
  try {
    layAside(form, field, term, { found: await maps.findPlaces(term, form.locale()) });
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error));
    layAside(form, field, term, { hasFailed: true });
  }
  return true;
}

function isOpenToSearch(field: Field): boolean {
  const { component } = field;
  const isByHand = isInModes(component) && isManual(field.value());
  return (
    component.type === 'address' &&
    component.multiple !== true &&
    !isByHand &&
    field.visible() &&
    !field.disabled()
  );
}

function termOf(field: Field): string {
  return termIn(field.aside?.value).trim().slice(0, longestTerm);
}
