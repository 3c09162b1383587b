import type { Field, Form } from '@guichet/engine';
import type { Maps, Parcel } from '../../host/maps.ts';
import { findFeatures } from './find-features.ts';
import type { Details, Suggestion } from './found.ts';
import { type LocationSearchState, locationSearchIn, longestTerm, searchTransientState } from './search.ts';
import { suggestionsOf } from './suggestions.ts';
import { emptyLocation, featureSettingOf, type LocationValue, lackedLayers, locationOf } from './value.ts';

/** The map request under way for each field: one at a time. */
const asking = new WeakMap<Field, AbortController>();

/** Each call has a number, so that an answer that comes late is known. */
let calls = 0;

export interface SearchRequester {
  readonly form: Form;
  readonly field: Field;
  readonly maps: Maps;
  /** Gets the error, for the form's maintainers: the browser's console by default. */
  readonly announce?: (text: string) => void;
}

/**
 * Looks for the addresses that match what stands in the field. An earlier search is given up, and the value that it led
 * to is cleared. Of a term that says nothing only that it was searched for is kept.
 */
export async function searchAddress({ form, field, maps, announce }: SearchRequester): Promise<void> {
  const { term } = searchOf(field);
  const searched = term.trim().slice(0, longestTerm);
  const { signal } = begin(field);
  writeLocation(form, field, emptyLocation);
  if (searched === '') {
    lay(form, field, { term, searched });
    return;
  }
  calls += 1;
  const searching = calls;
  const isSuperseded = () => signal.aborted || searchOf(field).searching !== searching;
  lay(form, field, { term, searched, searching });
  try {
    const candidates = await maps.findAddressCandidates(searched, signal);
    if (isSuperseded()) return;
    const found = suggestionsOf(candidates, featureSettingOf(field.component.settings));
    lay(form, field, { term: searchOf(field).term, searched, found });
  } catch (error) {
    if (isSuperseded()) return;
    report(error, announce);
    lay(form, field, { term: searchOf(field).term, searched, hasFailed: true });
  }
}

/** Takes one of the addresses that were found, and finds out about it what the form asks for. */
export async function chooseAddress(asker: SearchRequester, index: number): Promise<void> {
  const { form, field } = asker;
  const { isChanging: _, ...search } = searchOf(field);
  const suggestion = search.found?.[index];
  if (suggestion === undefined) return;
  writeLocation(form, field, valueFrom(suggestion));
  lay(form, field, search);
  await fetchDetails(asker, suggestion);
}

/** Asks again for what did not come: the addresses, else what is to be known of the chosen one. */
export async function askAgain(asker: SearchRequester): Promise<void> {
  const { details, hasFailed } = searchOf(asker.field);
  if (hasFailed) await searchAddress(asker);
  else if (details?.kind === 'failed') await fetchDetails(asker, details.of);
}

/** Lets another address be looked for. The chosen one stays until a search begins. */
export function changeAddress(form: Form, field: Field): void {
  lay(form, field, { ...searchOf(field), isChanging: true });
}

export function keepAddress(form: Form, field: Field): void {
  const { isChanging: _, ...search } = searchOf(field);
  lay(form, field, search);
}

async function fetchDetails({ form, field, maps, announce }: SearchRequester, of: Suggestion): Promise<void> {
  const { signal } = begin(field);
  const { settings } = field.component;
  const setting = featureSettingOf(settings);
  calls += 1;
  const call = calls;
  const { details: _, ...search } = searchOf(field);
  const isSuperseded = () => {
    const { details } = searchOf(field);
    // Its address may be gone meanwhile: hidden, and cleared.
    const isGone = locationOf(field.value(), settings).address !== of.address;
    return signal.aborted || isGone || details?.kind !== 'fetching' || details.call !== call;
  };
  lay(form, field, { ...search, details: { kind: 'fetching', of, call } });
  /** The result so far: kept, whatever fails after it. */
  let location = valueFrom(of);
  const knowParcel = (parcel: Parcel | undefined) => {
    location = { ...location, municipalAddressId: String(parcel?.municipalAddressId ?? '') };
  };
  const endAs = (details: Details) => {
    if (details.kind === 'known' || location.municipalAddressId !== '') writeLocation(form, field, location);
    lay(form, field, { ...searchOf(field), details });
  };
  try {
    // Source of the text: product specification, section 8.
    if (setting === undefined) throw new Error('Features not implemented. Please check form definition.');
    const lacks = lackedLayers(settings);
    const parcel = lacks === 'parcels' ? undefined : await maps.findParcel(of, signal);
    if (isSuperseded()) return;
    knowParcel(parcel);
    if (lacks !== undefined && setting !== 'Generic') {
      endAs({ kind: 'notImplemented', of });
      return;
    }
    const features = await findFeatures(of, parcel, setting, maps, signal);
    if (isSuperseded()) return;
    location = { ...location, features };
    endAs({ kind: 'known', of, at: Date.now(), hasParcel: parcel !== undefined });
  } catch (error) {
    if (isSuperseded()) return;
    report(error, announce);
    endAs({ kind: setting === undefined ? 'notImplemented' : 'failed', of });
  }
}

/** From here on no earlier question of the field is answered. */
function begin(field: Field): AbortController {
  asking.get(field)?.abort();
  const controller = new AbortController();
  asking.set(field, controller);
  return controller;
}

export function searchOf(field: Field): LocationSearchState {
  return locationSearchIn(field.transientState?.value);
}

function lay(form: Form, field: Field, search: LocationSearchState): void {
  const { asking } = searchOf(field);
  // Asked once, whatever is searched for after that.
  const kept = asking === undefined ? search : { ...search, asking };
  form.dispatch({
    kind: 'setTransientState',
    field,
    transientState: searchTransientState(kept),
    isUnderWay: search.searching !== undefined,
  });
}

function valueFrom({ address, attributes }: Suggestion): LocationValue {
  return { address, municipalAddressId: '', features: {}, userFld: attributes.User_fld };
}

/** As the resident's own answer, so that it counts as filled in. */
function writeLocation(form: Form, field: Field, location: LocationValue): void {
  if (form.fieldById(field.id) !== field) return;
  const { settings } = field.component;
  if (locationOf(field.value(), settings).address === '' && location.address === '') return;
  form.dispatch({ kind: 'input', field, value: location });
}

/** The resident reads a plain sentence instead. Product rule. */
function report(error: unknown, announce = (text: string) => console.error(text)): void {
  announce(error instanceof Error ? error.message : String(error));
}
