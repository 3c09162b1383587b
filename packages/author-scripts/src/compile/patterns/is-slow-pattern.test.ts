import { expect, test } from 'vitest';
import { isSlowPattern } from './slow-pattern.ts';

test.each(['(a+)+', '(a|a)*', '([a-z]+ ?)+', '(\\d{1,3},?)+', '(.*)*x', '((a)+b?)+c'])(
  '%s explodes',
  (pattern) => {
    expect(isSlowPattern(pattern)).toBe(true);
  },
);

test.each([
  '[A-Za-z]+( [A-Za-z]+)*',
  '\\d{3}(,\\d{3})*',
  '[+-]?[0-9]+([.][0-9]+)?([eE][+-]?[0-9]+)?',
  '(^\\d{1,9}$)|(^\\d{1,9}[,]\\d{1,5}$)',
  '[A-Za-z]\\d[A-Za-z][ -]?\\d[A-Za-z]\\d',
  '[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+',
])('%s does not', (pattern) => {
  expect(isSlowPattern(pattern)).toBe(false);
});
