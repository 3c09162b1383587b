import { expect, test } from 'vitest';
import { formVersionIn, localeIn, timeZoneIn } from './metadata.ts';

test.each([
  ['fr', 'fr'],
  ['fr-CA', 'fr'],
  ['FR', 'fr'],
  ['en', 'en'],
  ['de', 'en'],
  ['frr', 'en'],
  [undefined, 'en'],
  [{ fr: true }, 'en'],
])('the language %j gives sentences in %s', (language, locale) => {
  expect(localeIn({ language })).toBe(locale);
});

test.each([
  ['America/Vancouver', 'America/Vancouver'],
  ['UTC', 'UTC'],
  ['Mars/Olympus', undefined],
  ['', undefined],
  ['x'.repeat(10_000), undefined],
  [7, undefined],
  [undefined, undefined],
])('the time zone %j counts as %s', (timezone, zone) => {
  expect(timeZoneIn({ timezone })).toBe(zone);
});

test('a version that is no text is none', () => {
  expect(formVersionIn({ formVersion: 'abc' })).toBe('abc');
  expect(formVersionIn({ formVersion: { toString: 'abc' } })).toBeUndefined();
});
