import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { Field } from '@guichet/engine';
import { type Choice, ownName } from './items.ts';
import { type Source, sourceIn } from './source.ts';

/** The choices that a field offers, as far as they are loaded. */
export interface Offer {
  /** The key of the request; a response to any other is out of date. */
  readonly of: string;
  readonly choices: readonly Choice[];
  /** Of a list that comes in pieces: there is more of it. */
  readonly hasMore: boolean;
  /** How many items have come, those that could not be chosen too. */
  readonly received: number;
  readonly state: OfferState;
}

/** `refused`: the address is none that this deployment asks. `short`: too little is typed to search for. */
export type OfferState = 'none' | 'loading' | 'loaded' | 'failed' | 'refused' | 'short';

const nothing: Offer = { of: '', choices: [], hasMore: false, received: 0, state: 'none' };

/**
 * A field's transient state holds only the names of chosen items, so that it is small enough to keep for a reload. The
 * whole offer goes with it, by identity, and is loaded again where it is gone.
 */
const offers = new WeakMap<JsonObject, Offer>();

const noNames: readonly Choice[] = [];

export function offerIn(transientState: Json | undefined): Offer {
  return (isJsonObject(transientState) ? offers.get(transientState) : undefined) ?? nothing;
}

/** The names of what is chosen, as they were found. */
export function itemNamesIn(transientState: Json | undefined): readonly Choice[] {
  if (!isJsonObject(transientState) || !Array.isArray(transientState.chosen)) return noNames;
  return transientState.chosen.flatMap((choice: Json) =>
    isJsonObject(choice) && typeof choice.value === 'string' && typeof choice.label === 'string'
      ? [
          {
            value: choice.value,
            label: choice.label,
            ...(isJsonObject(choice.item) && { item: choice.item }),
          },
        ]
      : [],
  );
}

/** An aside that holds an offer, and the names of what is chosen of it or was before. */
export function transientStateWith(
  offer: Offer,
  before: Json | undefined,
  chosen: readonly string[],
): JsonObject {
  const known = [...offer.choices, ...itemNamesIn(before)];
  const named = chosen.flatMap((value) => known.find((choice) => choice.value === value) ?? []);
  const transientState: JsonObject = { chosen: named };
  offers.set(transientState, offer);
  return transientState;
}

const offered = new WeakMap<JsonObject, readonly Choice[]>();

/** All that a field can show by name: what it offers, and what is chosen and stands in no list. The same for the same aside. */
export function choicesIn(transientState: Json | undefined): readonly Choice[] {
  if (!isJsonObject(transientState)) return noNames;
  const known = offered.get(transientState);
  if (known !== undefined) return known;
  const { choices } = offerIn(transientState);
  const listed = new Set(choices.map(({ value }) => value));
  const all = [...itemNamesIn(transientState).filter(({ value }) => !listed.has(value)), ...choices];
  offered.set(transientState, all);
  return all;
}

/**
 * The options of a plain list: also what is chosen and was found in no list yet, or in none any more. Without its option
 * a plain list would show that nothing is chosen, and a plain post say so.
 */
export function withChosen(
  options: readonly Choice[],
  field: Field,
  source: Pick<Source, 'template'> = {},
): readonly Choice[] {
  const lacking = field
    .shown()
    .filter((value) => value !== '' && !options.some((option) => option.value === value));
  return lacking.length === 0
    ? options
    : [...lacking.map((value) => ({ value, label: ownName(value, source) })), ...options];
}

/** Something is chosen that nothing names yet: loaded, or a default. A whole item has its name within it. */
export function lacksNames(field: Field): boolean {
  const transientState = field.transientState?.value;
  if (sourceIn(field.component.settings) === undefined || offerIn(transientState).state !== 'none')
    return false;
  const named = new Set(itemNamesIn(transientState).map(({ value }) => value));
  return field.shown().some((text) => text !== '' && !text.startsWith('{') && !named.has(text));
}
