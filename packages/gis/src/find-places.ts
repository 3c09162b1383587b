import type { Call } from './call.ts';
import { isRecord, malformed } from './read-answer.ts';
import type { Place, PlaceValue } from './shapes.ts';

export const maxPlaces = 5;
/** Levels within a place, and all that one may hold, in characters of JSON. Nominatim's take about a thousand. */
const deepest = 5;
const longestPlace = 10_000;

export interface PlaceQuestion {
  readonly term: string;
  /** `en`, `fr`: what the provider may answer in. */
  readonly language: string;
}

/** The places that fit what was typed, whole, as a provider of Nominatim's kind says them. */
export async function findPlaces(
  call: Call,
  provider: string,
  { term, language }: PlaceQuestion,
  signal?: AbortSignal,
): Promise<readonly Place[]> {
  const { list } = await call(
    `${provider}/search`,
    { q: term, format: 'json', addressdetails: '1', limit: String(maxPlaces), 'accept-language': language },
    { method: 'GET', signal },
  );
  if (!Array.isArray(list)) throw malformed('The answer is no list of places.');
  return list.slice(0, maxPlaces).map((place: unknown) => {
    if (!isRecord(place) || Object.keys(place).length === 0) throw malformed('A place is no object.');
    const copy = placeOf(place, 1);
    if (JSON.stringify(copy).length > longestPlace) throw malformed('A place holds too much.');
    return copy;
  });
}

function placeOf(record: Readonly<Record<string, unknown>>, level: number): Place {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, copyOf(value, level)]));
}

function copyOf(value: unknown, level: number): PlaceValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number')
    return value;
  if (level === deepest) throw malformed('A place is too deep.');
  if (Array.isArray(value)) return value.map((item: unknown) => copyOf(item, level + 1));
  return isRecord(value) ? placeOf(value, level + 1) : null;
}
