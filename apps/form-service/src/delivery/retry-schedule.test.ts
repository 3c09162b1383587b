import { expect, test } from 'vitest';
import { pauseAfter, pauseForScanner } from './retry-schedule.ts';

const hour = 3_600_000;

test('a delivery is tried ten times within 76 hours', () => {
  const pauses = Array.from({ length: 9 }, (_, index) => pauseAfter(index + 1, 0.5) ?? Number.NaN);
  const total = pauses.reduce((sum, pause) => sum + pause, 0);
  expect(total / hour).toBeGreaterThan(75);
  expect(total / hour).toBeLessThanOrEqual(76);
  expect(pauses[0]).toBe(5_000);
  expect(pauseAfter(10, 0.5)).toBeUndefined();
});

test('pauses differ by up to a tenth', () => {
  expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([4_750, 5_250]);
});

test('a destination that asks for a longer pause gets it, up to a day', () => {
  expect(pauseAfter(1, 0.5, hour)).toBe(hour);
  expect(pauseAfter(1, 0.5, 1)).toBe(5_000);
  expect(pauseAfter(1, 0.5, 99 * hour)).toBe(24 * hour);
  expect(pauseAfter(10, 0.5, hour)).toBeUndefined();
});

test('a delivery that waits for the scanner is looked at every one to ten minutes', () => {
  expect([0, hour / 2, 99 * hour].map(pauseForScanner)).toEqual([60_000, 180_000, 600_000]);
});
