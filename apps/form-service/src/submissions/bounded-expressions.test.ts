import { expect, test } from 'vitest';
import { createBoundedExpressions, SlowExpressionError } from './bounded-expressions.ts';

const letters = `${'a'.repeat(40)}!`;

test.each([
  ['look-ahead', /^(?! )([A-Za-z]+ ?)+$/],
  ['a back reference', /^(a|a)*b\1$/],
])('an expression with %s that would never end is ended', (_, expression) => {
  const { begin, test } = createBoundedExpressions();
  begin(20);
  expect(() => test(expression, letters, true)).toThrow(SlowExpressionError);
});

test('all expressions have their time together: after it none is begun', () => {
  const { begin, test } = createBoundedExpressions();
  begin(20);
  expect(() => test(/^(?! )([A-Za-z]+ ?)+$/, letters, true)).toThrow(SlowExpressionError);
  expect(() => test(/^a$/, 'a', true)).toThrow(SlowExpressionError);
  begin(10_000);
  expect(test(/^a$/, 'a', true)).toBe(true);
});

test('what is told as quick is still ended where its text is long', () => {
  const { begin, test } = createBoundedExpressions();
  const cubic = /^(?!b).*a.*a.*a.*$b/;
  begin(20);
  expect(() => test(cubic, 'a'.repeat(100_000), false)).toThrow(SlowExpressionError);
  expect(test(cubic, 'aaa', false)).toBe(false);
});

test('an expression that ends says what it says elsewhere', () => {
  const { begin, test } = createBoundedExpressions();
  begin(10_000);
  expect(test(/^(?! )([A-Za-z]+ ?)+$/, 'Ann Lee', true)).toBe(true);
  expect(test(/^(?! )([A-Za-z]+ ?)+$/, ' Ann', true)).toBe(false);
  expect(test(/^b+$/, 'b'.repeat(1_000), false)).toBe(true);
});

test('a pause of the process is no time of the expression', () => {
  const { begin, test } = createBoundedExpressions();
  let calls = 0;
  const paused = Object.assign(/a/, {
    test() {
      calls += 1;
      if (calls === 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10_000);
      return true;
    },
  });
  begin(50);
  expect(test(paused, 'a', true)).toBe(true);
  expect(calls).toBe(2);
});
