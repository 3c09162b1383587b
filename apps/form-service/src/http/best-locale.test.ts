import { expect, test } from 'vitest';
import { bestLocale } from './best-locale.ts';

test.each([
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['en;q=0.5, fr;q=0.7', 'fr'],
  ['de, fr;q=0.2', 'fr'],
  ['fr;q=0, en', 'en'],
  ['de', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('for Accept-Language "%s" the language is %s', (header, locale) => {
  expect(bestLocale(header)).toBe(locale);
});
