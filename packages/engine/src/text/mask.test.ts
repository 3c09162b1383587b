import { expect, test } from 'vitest';
import { fitsMask, writeInMask } from './mask.ts';

const phone = '(999) 999-9999';

test.each([
  ['(613) 555-0123', phone],
  ['AB-1234', 'AA-9999'],
  ['ab', 'aa'],
  ['x9', '**'],
  ['', ''],
])('%j is what %j asks for', (text, mask) => {
  expect(fitsMask(text, mask)).toBe(true);
});

test.each([
  ['(613) 555-012', phone],
  ['(613) 555-01234', phone],
  ['613-555-0123', phone],
  ['(613) 555-012x', phone],
  ['Ab', 'aa'],
  ['é', 'A'],
])('%j is not what %j asks for', (text, mask) => {
  expect(fitsMask(text, mask)).toBe(false);
});

test.each([
  ['6135550123', phone, '(613) 555-0123'],
  ['613.555.0123', phone, '(613) 555-0123'],
  [' (613)555 0123 ', phone, '(613) 555-0123'],
  ['(613) 555-0123', phone, '(613) 555-0123'],
  ['ab1234', 'AA-9999', 'ab-1234'],
  ['AB', 'aa', 'ab'],
  ['QC-12', 'QC-99', 'QC-12'],
  ['12', 'QC-99', 'QC-12'],
  ['1234', '99:99', '12:34'],
])('%j is written as %j does: %j', (text, mask, written) => {
  expect(writeInMask(text, mask)).toBe(written);
});

test.each([
  ['k1a0b1', 'A9A 9A9', 'K1A 0B1'],
  ['é1', 'A9', 'É1'],
  ['Ab', 'aa', 'Ab'],
])('in a text field %j is written as %j does: %j', (text, mask, written) => {
  expect(writeInMask(text, mask, true)).toBe(written);
  expect(fitsMask(written, mask, true)).toBe(true);
});

test('in a text field a small letter is no capital', () => {
  expect(fitsMask('k1a 0b1', 'A9A 9A9', true)).toBe(false);
});

test.each(['613555012', '61355501234', '613555012x', 'six one three', ''])(
  '%j does not say a telephone number, and is not written',
  (text) => {
    expect(writeInMask(text, phone)).toBeUndefined();
  },
);

test('the digit that a mask itself gives is none of those that are asked for, once its punctuation stands', () => {
  expect(writeInMask('+1 613 555 123', '+1 999 999 9999')).toBeUndefined();
  expect(writeInMask('+1 613 555 1234', '+1 999 999 9999')).toBe('+1 613 555 1234');
  expect(writeInMask('6135551234', '+1 999 999 9999')).toBe('+1 613 555 1234');
});
