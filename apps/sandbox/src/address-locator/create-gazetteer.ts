import { toMercator } from '@turf/projection';
import type { Position } from 'geojson';
import { type Address, addressText, type City } from '../city/build-city.ts';
import { foldedWords, type StreetWords, streetWords } from './words.ts';

export interface Entry extends Address {
  readonly text: string;
  /** In Web Mercator. */
  readonly point: Position;
}

export interface Street extends StreetWords {
  readonly districtWords: readonly string[];
  /** By number, and a building before its apartments. */
  readonly entries: readonly Entry[];
}

export interface Gazetteer {
  readonly streets: readonly Street[];
  readonly buildings: readonly { readonly words: readonly string[]; readonly entry: Entry }[];
}

/** The city's addresses as the locator looks them up. */
export function createGazetteer({ addresses }: City): Gazetteer {
  const entries = addresses.features.map(({ properties, geometry }): Entry => {
    return { ...properties, text: addressText(properties), point: toMercator(geometry.coordinates) };
  });
  const streets = Map.groupBy(entries, ({ street, district }) => `${street}, ${district}`);
  return {
    streets: [...streets.values()].flatMap((all) => {
      const [first] = all;
      if (first === undefined) return [];
      const districtWords = foldedWords(first.district);
      return [{ ...streetWords(foldedWords(first.street)), districtWords, entries: all.toSorted(byNumber) }];
    }),
    buildings: entries
      .filter(({ name, unit }) => name !== '' && unit === '')
      .map((entry) => ({ words: foldedWords(entry.name), entry })),
  };
}

function byNumber(left: Entry, right: Entry): number {
  return left.number - right.number || Number(left.unit) - Number(right.unit);
}
