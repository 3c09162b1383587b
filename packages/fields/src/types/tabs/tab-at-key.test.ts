import { expect, test } from 'vitest';
import { tabAtKey } from './tab-at-key.ts';

test('arrows go along the list and round its ends', () => {
  expect([tabAtKey('ArrowRight', 2, 3, false), tabAtKey('ArrowLeft', 0, 3, false)]).toEqual([0, 2]);
  expect([tabAtKey('ArrowDown', 2, 3, true), tabAtKey('ArrowUp', 0, 3, true)]).toEqual([0, 2]);
});

test('arrows across the list are left to the page', () => {
  expect([tabAtKey('ArrowDown', 1, 3, false), tabAtKey('ArrowRight', 1, 3, true)]).toEqual([
    undefined,
    undefined,
  ]);
});
