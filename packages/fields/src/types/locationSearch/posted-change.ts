import type { Field, Form, LocationCommand } from '@guichet/engine';
import type { Maps } from '../../host/maps.ts';
import {
  askAgain,
  changeAddress,
  chooseAddress,
  keepAddress,
  searchAddress,
  searchOf,
} from './search-commands.ts';
import { isTyped, locationOf } from './value.ts';

/**
 * The command of Enter in a plain post, where no script tells in which field it was pressed: to search, where one of
 * these fields holds a term that was not searched for. Undefined where none does.
 */
export function locationOnEnter(fields: readonly Field[]): LocationCommand | undefined {
  const field = fields.find((candidate) => isOpenToSearch(candidate) && hasNewTerm(candidate));
  return field && { kind: 'location:search', target: field.path() };
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
 * Does what a button of a search asks for in a plain post, to its end. False where it asks for nothing that there is.
 * `tell` gets the error of the map services.
 */
export async function changeLocation(
  form: Form,
  command: LocationCommand,
  maps: Maps,
  announce: (text: string) => void,
): Promise<boolean> {
  const field = form.fieldByPath(command.target);
  if (field === undefined || !isOpenToSearch(field)) return false;
  const asker = { form, field, maps, announce };
  switch (command.kind) {
    case 'location:search':
      await searchAddress(asker);
      return true;
    case 'location:choose':
      await chooseAddress(asker, command.index);
      return true;
    case 'location:again':
      await askAgain(asker);
      return true;
    case 'location:change':
      changeAddress(form, field);
      return true;
    case 'location:keep':
      keepAddress(form, field);
      return true;
  }
}
