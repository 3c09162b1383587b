import { expect, test } from 'vitest';
import { draftHours } from './draft-hours.ts';

test.each([
  [undefined, 24],
  [true, 24],
  [{}, 24],
  [{ hours: 2 }, 2],
  [{ hours: 'many' }, 24],
  [{ hours: -1 }, 24],
  [false, 0],
])('of settings.draft %j a draft is offered for %d hours', (draft, hours) => {
  expect(draftHours({ draft })).toBe(hours);
});
