import { expect, test } from 'vitest';
import { bareOf, beginInMask, keepInMask } from './mask-typing.ts';

const phone = '(999) 999-9999';

test.each([
  ['6', phone, '(6'],
  ['(6', phone, '(6'],
  ['613', phone, '(613'],
  ['6135', phone, '(613) 5'],
  ['(613) ', phone, '(613) '],
  ['6135550123', phone, '(613) 555-0123'],
  ['613-', phone, '(613)'],
  ['613.555', phone, '(613) 555'],
  ['ab1', 'AA-9999', 'ab-1'],
  ['6', '+1 (999)', '+1 (6'],
])('of %j the mask %j makes %j', (text, mask, written) => {
  expect(beginInMask(text, mask)).toBe(written);
});

test.each(['6x', '(6) 1', '61355501234', '5 5', '613-- -5'])(
  '%j is not how a telephone number begins, and is left alone',
  (text) => {
    expect(beginInMask(text, phone)).toBeUndefined();
  },
);

test('in a text field a letter is written as its mask asks for it', () => {
  expect(beginInMask('k1a0', 'A9A 9A9', true)).toBe('K1A 0');
});

test.each([
  ['613-555-01', '(613) 555-01'],
  ['613x5', '(613) 5'],
  ['call me', ''],
  ['613555012345', '(613) 555-0123'],
])('of %j is kept what has a place: %j', (text, kept) => {
  expect(keepInMask(text, phone)).toBe(kept);
});

test.each([
  ['(613) 555-0123', phone, '6135550123'],
  ['(613) 5', phone, '6135'],
  ['QC-12', 'QC-99', '12'],
])('%j without what the mask gives is %j', (text, mask, bare) => {
  expect(bareOf(text, mask)).toBe(bare);
});
