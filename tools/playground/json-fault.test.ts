import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findJsonFault } from './json-fault.ts';

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test.each([
  ['', 0],
  ['{', 1],
  ['{"a": tru}', 6],
  ['{"a": 1,}', 8],
  ['[1 2]', 3],
  ['{"a" 1}', 5],
  ['[1]]', 3],
  ['["a\nb"]', 1],
  ['[01]', 1],
  ["{'a': 1}", 1],
  ['{"a": [1, {"b": "c"}}', 20],
])('%j stops being JSON at %i', (text, place) => {
  expect(findJsonFault(text)).toBe(place);
});

test('what a browser reads as JSON has no fault, and anything else has one', () => {
  const whole = fc.json();
  const cut = fc.tuple(
    fc.json(),
    fc.nat(),
    fc.constantFrom('', ',', '"', '}', ']', '{', '1', '\\', ' ', 'e'),
  );
  const slipped = cut.map(([json, at, mark]) => {
    const place = at % (json.length + 1);
    return json.slice(0, place) + mark + json.slice(place + 1);
  });
  fc.assert(
    fc.property(fc.oneof(whole, slipped), (text) => {
      expect(findJsonFault(text) === undefined).toBe(isJson(text));
    }),
  );
});
