import type { Entry, Gazetteer, Street } from './create-gazetteer.ts';
import { parseTerm, type Term } from './parse-term.ts';
import { overlap } from './similarity.ts';
import type { StreetWords } from './words.ts';

export interface Candidate {
  readonly entry: Entry;
  /** From 0 to 100, as good as it fits. */
  readonly score: number;
}

/** A lower score is no match. */
export const leastScore = 60;

/** The cost of each difference from the typed text. */
const costs = {
  otherType: 10,
  wordTooMany: 10,
  noNumber: 8,
  beginningOfNumber: 10,
  otherLetter: 6,
  apartmentNotAskedFor: 4,
  noSuchApartment: 12,
  byName: 2,
};

/** The addresses that the term may mean, best first; equal ones by their text. */
export function findCandidates({ streets, buildings }: Gazetteer, typed: string): readonly Candidate[] {
  const term = parseTerm(typed);
  const found = [
    ...streets.flatMap((street) => onStreet(street, term)),
    ...buildings.map(({ words, entry }) => ({ entry, score: byName(term.words, words) })),
  ];
  const best = new Map<Entry, Candidate>();
  for (const candidate of found) {
    const earlier = best.get(candidate.entry);
    if (candidate.score >= leastScore && candidate.score > (earlier?.score ?? 0))
      best.set(candidate.entry, candidate);
  }
  return [...best.values()].sort((first, second) => second.score - first.score || byText(first, second));
}

function onStreet(street: Street, term: Term): readonly Candidate[] {
  const score = Math.max(...term.readings.map((reading) => scoreOfStreet(street, reading)));
  if (score < leastScore) return [];
  return street.entries.map((entry) => ({
    entry,
    score: score - costOfNumber(entry, term) - costOfUnit(entry, term, street),
  }));
}

function scoreOfStreet({ names, types, districtWords }: Street, typed: StreetWords): number {
  if (typed.names.length === 0) return 0;
  const { fit, left } = overlap(typed.names, names);
  const tooMany = overlap(left, districtWords).left.length;
  const isOtherType = typed.types.length > 0 && !typed.types.some((type) => types.includes(type));
  return 100 * fit - costs.wordTooMany * tooMany - (isOtherType ? costs.otherType : 0);
}

function costOfNumber({ number }: Entry, { number: typed }: Term): number {
  if (typed === undefined) return costs.noNumber;
  const digits = typed.replace(/\D/g, '');
  if (String(number) === digits) return digits === typed ? 0 : costs.otherLetter;
  return String(number).startsWith(digits) ? costs.beginningOfNumber + String(number).length : 100;
}

function costOfUnit({ unit, number }: Entry, { unit: typed }: Term, { entries }: Street): number {
  if (typed === undefined) return unit === '' ? 0 : costs.apartmentNotAskedFor;
  if (unit === typed) return 0;
  const exists = entries.some((entry) => entry.number === number && entry.unit === typed);
  return unit === '' && !exists ? costs.noSuchApartment : 100;
}

function byName(typed: readonly string[], words: readonly string[]): number {
  const { fit, left } = overlap(typed, words);
  return 100 * fit - costs.wordTooMany * left.length - costs.byName;
}

function byText(first: Candidate, second: Candidate): number {
  return first.entry.text.localeCompare(second.entry.text, 'en', { numeric: true });
}
