import { expect, test } from 'vitest';
import { isOnCalendar, isoDayOf, parseDayParts } from './day-parts.ts';

const hidden = (part: string) => ({ fields: { [part]: { hide: true } } });

test.each([
  ['03/15/2026', {}, { day: 15, month: 3, year: 2026 }],
  ['15/03/2026', { dayFirst: true }, { day: 15, month: 3, year: 2026 }],
  ['03/00/0000', {}, { day: 0, month: 3, year: 0 }],
  ['03/2026', hidden('day'), { day: 0, month: 3, year: 2026 }],
  ['15/2026', { dayFirst: true, ...hidden('month') }, { day: 15, month: 0, year: 2026 }],
  ['03/15', hidden('year'), { day: 15, month: 3, year: 0 }],
  ['03/00/2026', hidden('day'), { day: 0, month: 3, year: 2026 }],
  ['a//2026', {}, { day: Number.NaN, month: Number.NaN, year: 2026 }],
])('%j with %j has these parts', (value, settings, parts) => {
  expect(parseDayParts(value, settings)).toEqual(parts);
});

test('only a day without open parts is a calendar day', () => {
  expect(isoDayOf({ day: 5, month: 3, year: 2026 })).toBe('2026-03-05');
  expect(isoDayOf({ day: 0, month: 3, year: 2026 })).toBeUndefined();
  expect(isoDayOf({ day: Number.NaN, month: 3, year: 2026 })).toBeUndefined();
});

test('the 29th of February needs a leap year, or a year that is left open', () => {
  expect([2024, 2000, 0].every((year) => isOnCalendar({ day: 29, month: 2, year }))).toBe(true);
  expect([2023, 1900].some((year) => isOnCalendar({ day: 29, month: 2, year }))).toBe(false);
});
