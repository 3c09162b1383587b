import { expect, test } from 'vitest';
import { createReferenceNumber, isReferenceNumber } from './reference-number.ts';

const alphabet = [...'3479CDFGHJKMNPRTWXY'];

test('a reference number is three groups of four capitals and digits without look-alikes', () => {
  const numbers = Array.from({ length: 500 }, createReferenceNumber);
  for (const number of numbers)
    expect(number).toMatch(/^[3479CDFGHJKMNPRTWXY]{4}(-[3479CDFGHJKMNPRTWXY]{4}){2}$/);
  expect(new Set(numbers).size).toBe(500);
  expect(numbers.every(isReferenceNumber)).toBe(true);
});

test('every single wrong character is noticed', () => {
  const number = createReferenceNumber();
  for (const [index, right] of [...number].entries()) {
    if (right === '-') continue;
    for (const wrong of alphabet.filter((character) => character !== right)) {
      expect(isReferenceNumber(`${number.slice(0, index)}${wrong}${number.slice(index + 1)}`)).toBe(false);
    }
  }
});

test('every swap of different neighbours is noticed', () => {
  for (let tries = 0; tries < 50; tries += 1) {
    const characters = [...createReferenceNumber().replaceAll('-', '')];
    for (let index = 0; index + 1 < characters.length; index += 1) {
      const [a, b] = [characters[index], characters[index + 1]];
      const swapped = characters.with(index, b ?? '').with(index + 1, a ?? '');
      expect(isReferenceNumber(swapped.join(''))).toBe(a === b);
    }
  }
});

test('is understood as people write it, and nothing else is', () => {
  const number = createReferenceNumber();
  expect(isReferenceNumber(` ${number.toLowerCase().replaceAll('-', ' ')}`)).toBe(true);
  expect(isReferenceNumber('')).toBe(false);
  expect(isReferenceNumber('ABCD-ABCD-ABCD')).toBe(false);
});
