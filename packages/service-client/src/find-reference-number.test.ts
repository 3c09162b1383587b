import { expect, test } from 'vitest';
import { findReferenceNumber } from './find-reference-number.ts';

/** The number as a property of level `depth`. */
function atLevel(depth: number): unknown {
  let value: unknown = { referenceNumber: 'CDFG-3479' };
  for (let level = 1; level < depth; level += 1) value = { inner: value };
  return value;
}

test.each([1, 2, 3, 4, 5])('finds the reference number at level %d', (depth) => {
  expect(findReferenceNumber(atLevel(depth))).toBe('CDFG-3479');
});

test('does not look at level 6', () => {
  expect(findReferenceNumber(atLevel(6))).toBeUndefined();
});

test('takes the nearest, reads numbers, passes through lists, and survives circles and what is no object', () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  expect(findReferenceNumber({ a: { referenceNumber: 'far' }, referenceNumber: 'near' })).toBe('near');
  expect(findReferenceNumber({ replies: [{ referenceNumber: 12 }] })).toBe('12');
  expect(findReferenceNumber(circle)).toBeUndefined();
  const many: unknown[] = [];
  many.push(...Array.from({ length: 1_000 }, () => many));
  expect(findReferenceNumber({ many })).toBeUndefined();
  expect(findReferenceNumber({ referenceNumber: '', inner: { referenceNumber: 0 } })).toBe('0');
  expect(findReferenceNumber({ referenceNumber: { no: 'text' } })).toBeUndefined();
  expect(findReferenceNumber(Object.create({ referenceNumber: 'inherited' }))).toBeUndefined();
  expect(findReferenceNumber(null)).toBeUndefined();
  expect(findReferenceNumber('referenceNumber')).toBeUndefined();
});

test('a text that nobody could copy is no number', () => {
  expect(findReferenceNumber({ referenceNumber: 'x'.repeat(101), inner: { referenceNumber: 'R-1' } })).toBe(
    'R-1',
  );
});
