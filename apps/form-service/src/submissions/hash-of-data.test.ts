import { hashCanonicalJson } from '@guichet/prepare';
import { expect, test } from 'vitest';
import { hashOfData } from './hash-of-data.ts';

test('data have the hash that they had when all of them were hashed as pages do', () => {
  const data = { name: 'Zoë \ud83d', rows: [{ b: null, a: [1.5, true] }, {}], none: undefined };
  expect(hashOfData(data)).toBe(hashCanonicalJson(data));
});
