import { expect, test } from 'vitest';
import { isUrl } from './is-url.ts';

test.each([
  'example.ca',
  'www.example.ca/parks?area=north#hours',
  'https://example.ca',
  'http://localhost',
  'http://localhost:3000/a',
  'ftp://files.example.ca:2121/',
  '//example.ca',
  'HTTPS://EXAMPLE.CA',
  'https://ann:secret@example.ca/',
  'http://10.0.0.1/',
  '8.8.8.8',
  'https://ville.québec',
  'https://example.ca/@ann',
  'a-b.example.ca',
])('%j is a web address', (text) => {
  expect(isUrl(text)).toBe(true);
});

test.each([
  'example',
  'ann@example.ca',
  'not a url',
  'https://',
  'http://-a.ca',
  'javascript:alert(1)',
  'example.ca:1',
  '192.168.0.1',
  'https://exa mple.ca',
  '/parks',
  'example.c',
  '@example.ca',
])('%j is no web address', (text) => {
  expect(isUrl(text)).toBe(false);
});

test('a long hostile text is checked at once', () => {
  for (const text of [`http://${'a-'.repeat(50_000)}`, 'a@'.repeat(50_000), `${'a.'.repeat(50_000)}!`]) {
    expect(isUrl(text)).toBe(false);
  }
});
