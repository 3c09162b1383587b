import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { decodeDefinition } from './decode-definition.ts';

const text = '{"title": "Été"}';

test('UTF-8 is text, with its byte order mark where it has one', () => {
  expect(decodeDefinition(Buffer.from(text))).toBe(text);
  expect(decodeDefinition(Buffer.from(`\uFEFF${text}`))).toBe(`\uFEFF${text}`);
});

test.each([
  ['Latin-1', Buffer.from(text, 'latin1')],
  ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 without its mark', Buffer.from('{"title": "Ete"}', 'utf16le')],
  ['UTF-8 that is cut off within a letter', Buffer.from('é').subarray(0, 1)],
])('%s is none', (_, bytes) => {
  expect(decodeDefinition(bytes)).toBeUndefined();
});
