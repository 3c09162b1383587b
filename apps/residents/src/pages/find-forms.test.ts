import { expect, test } from 'vitest';
import { isFound, searchWordsOf } from './find-forms.ts';

const isIn = (title: string, term: string) => isFound(title, searchWordsOf(term));

test.each([
  ['Dépôt de neige', 'depot'],
  ['Depot of snow', 'DÉPÔT'],
  ['De\u0301po\u0302t', 'd\u00e9p\u00f4t'],
  ['Abattage d’arbre', "d'arbre"],
  ['Œuvres d’art', 'oeuvres'],
  ['Permis de stationnement (visiteurs)', 'visiteurs permis'],
  ['Parking permit', 'park'],
  ['Zone 30 km/h', 'km/h 30'],
  ['Anything', '  …  '],
])('“%s” is found by “%s”', (title, term) => {
  expect(isIn(title, term)).toBe(true);
});

test.each([
  ['Parking permit', 'parking tree'],
  ['Parking permit', 'parkings'],
  ['Permis', 'permission'],
])('“%s” is not found by “%s”: every word must occur', (title, term) => {
  expect(isIn(title, term)).toBe(false);
});

test('of a term without end only its beginning is looked for', () => {
  expect(isIn('Parking', `parking${' '.repeat(93)}${'x'.repeat(1_000_000)}`)).toBe(true);
});
