import { expect, test } from 'vitest';
import { isAllowedPost, isOwnPost } from './is-own-post.ts';

const host = 'forms.city.ca';

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ origin: 'https://forms.city.ca' }, true],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'null' }, false],
  [{}, true],
])('a post with %j comes from our own page: %s', (headers, isFromOurPage) => {
  expect(isOwnPost({ headers, host })).toBe(isFromOurPage);
});

test.each([
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://www.city.ca' }, true],
  [{ origin: 'https://www.city.ca' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://other.city.ca' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: 'null' }, false],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://forms.city.ca' }, true],
  [{}, true],
])('where pages of another origin may show our forms, a post with %j is taken: %s', (headers, isTaken) => {
  expect(isAllowedPost({ headers, host }, ['https://www.city.ca'])).toBe(isTaken);
});
