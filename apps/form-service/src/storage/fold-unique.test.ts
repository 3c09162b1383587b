import { expect, test } from 'vitest';
import { foldUnique } from './fold-unique.ts';

const alike = (...values: readonly string[]) => new Set(values.map(foldUnique)).size === 1;

test('letters count alike in either case, in every alphabet', () => {
  expect(alike('ÉLISE', 'élise', 'Élise')).toBe(true);
  expect(alike('ŒUVRE', 'œuvre')).toBe(true);
  expect(alike('ΟΔΟΣ', 'οδος', 'οδοσ')).toBe(true);
  expect(alike('МОСКВА', 'москва')).toBe(true);
  expect(alike('STRASSE', 'Straße', 'STRAẞE', 'strasse')).toBe(true);
  expect(alike('ﬁn', 'FIN')).toBe(true);
  expect(alike('İstanbul', 'i\u0307stanbul')).toBe(true);
});

test('accents count, and so does the dotless i', () => {
  expect(alike('Élise', 'Elise')).toBe(false);
  expect(alike('Côté', 'Cote')).toBe(false);
  expect(alike('ı', 'i')).toBe(false);
  expect(alike('ı', 'I')).toBe(false);
  expect(alike('İ', 'I')).toBe(false);
});

test('a letter and its accent count as the letter with the accent', () => {
  expect(alike('E\u0301lise', '\u00c9lise', 'e\u0301LISE')).toBe(true);
  expect(alike('\u212bngstro\u0308m', 'Ångström')).toBe(true);
  // Marks in another order, one of which has a capital of its own.
  expect(alike('\u03b1\u0345\u0301', '\u1fb4')).toBe(true);
});

test('all white space counts as one blank, and none around', () => {
  expect(alike('a b', ' a\u00a0b ', '\ta \t\r\n b\n', 'a\u2003\u202fb', 'a\u3000b', '\ufeffa\u0085b')).toBe(
    true,
  );
  expect(alike('ab', 'a b')).toBe(false);
  expect(foldUnique(' \u00a0\t')).toBe('');
});

test('numbers count as their digits, yes and no as 1 and 0, lists and objects as their JSON', () => {
  expect([7, '7', 7.5, true, false].map(foldUnique)).toEqual(['7', '7', '7.5', '1', '0']);
  expect(foldUnique(['A', 1])).toBe(foldUnique(['a', 1]));
  expect(foldUnique({ a: 'É' })).toBe(foldUnique({ a: 'é' }));
  expect(foldUnique(['a', 1])).not.toBe(foldUnique([1, 'a']));
});
