import { expect, test } from 'vitest';
import { isOwnPost } from './is-own-post.ts';

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ host: 'forms.city.ca', origin: 'https://forms.city.ca' }, true],
  [{ host: 'forms.city.ca', origin: 'https://evil.example' }, false],
  [{ host: 'forms.city.ca', origin: 'null' }, false],
  [{ host: 'forms.city.ca' }, true],
])('a post with %j comes from our own page: %s', (headers, isOwn) => {
  expect(isOwnPost(headers)).toBe(isOwn);
});
