import type { Field, Form } from '@guichet/engine';
import type { Maps } from './maps.ts';
import {
  askAgain,
  changeAddress,
  chooseAddress,
  keepAddress,
  searchAddress,
  searchOf,
} from './search-commands.ts';
import { isTyped, locationOf } from './value.ts';

export type LocationChange = 'search' | 'choose' | 'again' | 'change' | 'keep';

/**
 * What a button of a search asks for in a plain post, as the value of `guichet:change`: `location:search home`,
 * `location:choose home 2`. The field is named by its path, an address by its place among those found.
 */
export function locationChange(what: LocationChange, field: Field, index?: number): string {
  return [`location:${what}`, field.path(), ...(index === undefined ? [] : [index])].join(' ');
}

/**
 * What Enter asks for in a plain post, where no script tells in which field it was pressed: to search, where one of these
 * fields holds a term that was not looked for. Undefined where none does.
 */
export function searchOnEnter(fields: readonly Field[]): string | undefined {
  const field = fields.find((one) => isOpenToSearch(one) && hasNewTerm(one));
  return field && locationChange('search', field);
}

function isOpenToSearch(field: Field): boolean {
  const { type, settings } = field.component;
  return type === 'locationSearch' && !isTyped(settings) && field.visible() && !field.disabled();
}

function hasNewTerm(field: Field): boolean {
  const { term, searched, isChanging } = searchOf(field);
  const isChosen = locationOf(field.value(), field.component.settings).address !== '';
  return term.trim() !== '' && term.trim() !== searched && (!isChosen || isChanging === true);
}

/**
 * Does what such a button asks for, to its end. False where it asks for nothing that there is. `tell` is told what went
 * wrong with the map services.
 */
export async function changeLocation(
  form: Form,
  change: string,
  maps: Maps,
  tell: (text: string) => void,
): Promise<boolean> {
  const [, what, path = '', place] = /^location:(\w+) (\S+)(?: (\d))?$/.exec(change) ?? [];
  const field = form.fieldByPath(path);
  if (field === undefined || !isOpenToSearch(field)) return false;
  const asker = { form, field, maps, tell };
  if (what === 'search') await searchAddress(asker);
  else if (what === 'choose') await chooseAddress(asker, Number(place));
  else if (what === 'again') await askAgain(asker);
  else if (what === 'change') changeAddress(form, field);
  else if (what === 'keep') keepAddress(form, field);
  else return false;
  return true;
}
