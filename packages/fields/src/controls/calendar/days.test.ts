import { expect, test } from 'vitest';
import { addDays, addMonths, weeksOf } from './days.ts';

test.each([
  ['2026-02-10', 0, 4, '2026-02-01', '2026-02-28'],
  ['2026-03-31', 1, 6, '2026-03-01', '2026-03-31'],
  ['2028-02-10', 1, 5, '2028-02-01', '2028-02-29'],
  ['9999-12-31', 0, 5, '9999-12-01', '9999-12-31'],
  ['0001-01-01', 0, 5, '0001-01-01', '0001-01-31'],
  ['0004-02-10', 1, 5, '0004-02-01', '0004-02-29'],
])(
  'the month of %s, weeks from day %i on, has %i weeks and all of its days',
  (day, from, count, first, last) => {
    const weeks = weeksOf(day, from);
    expect(weeks).toHaveLength(count);
    expect(weeks.every((week) => week.length === 7 && week.some((date) => date !== undefined))).toBe(true);
    const days = weeks.flat().filter((date) => date !== undefined);
    expect([days[0], days.at(-1)]).toEqual([first, last]);
    expect(new Set(days).size).toBe(Number(last.slice(8)));
  },
);

test('a day moves across the ends of months and years, and to the last day that a month has', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
});

test('no day moves out of the years that have four digits', () => {
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  expect(addDays('9999-12-28', 7)).toBe('9999-12-31');
  expect(addMonths('9999-12-15', 1)).toBe('9999-12-31');
  expect(addMonths('9999-06-30', 12)).toBe('9999-12-31');
  expect(addDays('0001-01-01', -1)).toBe('0001-01-01');
  expect(addMonths('0001-01-15', -12)).toBe('0001-01-01');
});
