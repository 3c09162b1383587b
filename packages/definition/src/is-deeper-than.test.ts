import { expect, it } from 'vitest';
import { isDeeperThan } from './is-deeper-than.ts';

it.each([
  [2, 'text', false],
  [2, [], false],
  [2, { a: { b: 1 } }, false],
  [2, { a: [[]] }, false],
  [2, { a: 1, b: { c: [null] } }, true],
  [2, [[[[]]]], true],
])('below %d levels, in %j there is something more: %s', (levels, value, expected) => {
  expect(isDeeperThan(levels, value)).toBe(expected);
});

it('overflows no stack', () => {
  const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
  expect(isDeeperThan(20, deep)).toBe(true);
  expect(isDeeperThan(100_000, deep)).toBe(false);
});
