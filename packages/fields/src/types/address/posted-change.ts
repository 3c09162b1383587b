import type { AddressCommand, Field, Form } from '@guichet/engine';
import type { Maps } from '../../host/maps.ts';
import { isInModes, isManual } from './parts.ts';
import { longestAddressTerm, termIn } from './search.ts';
import { setSearchState, writeAddress } from './write-address.ts';

/** The command of Enter in a plain post where such a line has text without a chosen address. */
export function addressOnEnter(fields: readonly Field[]): AddressCommand | undefined {
  const field = fields.find(
    (candidate) =>
      isOpenToSearch(candidate) &&
      termOf(candidate) !== '' &&
      candidate.model.isEmpty(candidate.value(), candidate.component),
  );
  return field && { kind: 'address:search', target: field.path() };
}

/**
 * Does what a button of an address asks for in a plain post, to its end. `tell` gets the error, without a word of the
 * query.
 */
export async function changeAddressOf(
  form: Form,
  command: AddressCommand,
  maps: Maps,
  announce: (text: string) => void,
): Promise<boolean> {
  const field = form.fieldByPath(command.target);
  if (field === undefined || !isOpenToSearch(field)) return false;
  if (command.kind === 'address:choose') {
    writeAddress(form, field, command.place);
    return true;
  }
  const term = termOf(field);
  if (term === '') return true;
  try {
    setSearchState(form, field, term, { found: await maps.findPlaces(term, form.locale()) });
  } catch (error) {
    announce(error instanceof Error ? error.message : String(error));
    setSearchState(form, field, term, { hasFailed: true });
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
  return termIn(field.transientState?.value).trim().slice(0, longestAddressTerm);
}
