import type { CallMapService } from './call.ts';
import { isRecord, malformedAnswer } from './read-answer.ts';
import type { AddressMatch, AddressMatchValue } from './shapes.ts';

export const maxPlaces = 5;
/** Levels within a place, and all that one may hold, in characters of JSON. Nominatim's take about a thousand. */
const deepest = 5;
const longestPlace = 10_000;

export interface AddressQuery {
  readonly term: string;
  /** `en`, `fr`: what the provider may answer in. */
  readonly language: string;
}

/** The places that fit what was typed, whole, as a provider of Nominatim's kind says them. */
export async function findPlaces(
  call: CallMapService,
  provider: string,
  { term, language }: AddressQuery,
  signal?: AbortSignal,
): Promise<readonly AddressMatch[]> {
  const { list } = await call(
    `${provider}/search`,
    { q: term, format: 'json', addressdetails: '1', limit: String(maxPlaces), 'accept-language': language },
    { method: 'GET', signal },
  );
  if (!Array.isArray(list)) throw malformedAnswer('The answer is no list of places.');
  return list.slice(0, maxPlaces).map((place: unknown) => {
    if (!isRecord(place) || Object.keys(place).length === 0) throw malformedAnswer('A place is no object.');
    const copy = placeOf(place, 1);
    if (JSON.stringify(copy).length > longestPlace) throw malformedAnswer('A place holds too much.');
    return copy;
  });
}

function placeOf(record: Readonly<Record<string, unknown>>, level: number): AddressMatch {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, copyOf(value, level)]));
}

function copyOf(value: unknown, level: number): AddressMatchValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number')
    return value;
  if (level === deepest) throw malformedAnswer('A place is too deep.');
  if (Array.isArray(value)) return value.map((item: unknown) => copyOf(item, level + 1));
  return isRecord(value) ? placeOf(value, level + 1) : null;
}
