import { expect, test } from 'vitest';
import { createReferenceNumber, isReferenceNumber } from './reference-number.ts';

const alphabet = [...'3479CDFGHKMPRTWXY'];

test('a reference number is three groups of four capitals and digits without look-alikes', () => {
  const numbers = Array.from({ length: 500 }, createReferenceNumber);
  for (const number of numbers)
    expect(number).toMatch(/^[3479CDFGHKMPRTWXY]{4}(-[3479CDFGHKMPRTWXY]{4}){2}$/);
  expect(new Set(numbers).size).toBe(500);
  expect(numbers.every(isReferenceNumber)).toBe(true);
});

test('every single wrong character is noticed', () => {
  for (let tries = 0; tries < 50; tries += 1) {
    const characters = [...createReferenceNumber().replaceAll('-', '')];
    for (const [index, right] of characters.entries()) {
      const wrongCharacters = alphabet.filter((character) => character !== right);
      const taken = wrongCharacters.filter((wrong) =>
        isReferenceNumber(characters.with(index, wrong).join('')),
      );
      expect(taken).toEqual([]);
    }
  }
});

test('every pair of different characters, swapped at any place, is noticed', () => {
  const start = alphabet.slice(0, 10);
  for (const index of start.keys()) {
    for (const a of alphabet) {
      for (const b of alphabet.filter((character) => character !== a)) {
        const number = [...start.slice(0, index), a, b, ...start.slice(index + 1)].slice(0, 11);
        const swapped = number.with(index, b).with(index + 1, a);
        const valid = alphabet.filter((check) => isReferenceNumber([...number, check].join('')));
        expect(valid).toHaveLength(1);
        expect(isReferenceNumber([...swapped, ...valid].join(''))).toBe(false);
      }
    }
  }
});

test('every swap of different neighbours of a number, the check character too, is noticed', () => {
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
