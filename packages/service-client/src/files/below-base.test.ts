import { expect, test } from 'vitest';
import { belowBase } from './below-base.ts';

const base = '/city/forms';

test.each([
  // As a record names a file, and as the service names one.
  ['/api/file/1', '/city/forms/api/file/1'],
  ['/city/forms/api/file/1?signature=2', '/city/forms/api/file/1?signature=2'],
  ['https://files.example/1', 'https://files.example/1'],
])('the address %s is asked at %s', (address, asked) => {
  expect(belowBase(address, base)).toBe(asked);
  expect(belowBase(address, '')).toBe(address);
});
