import { expect, test } from 'vitest';
import { stepClock } from './step-clock.ts';

const format = 'yyyy-MM-dd hh:mm a';
const shown = { local: '2026-03-05T09:37:00', format, locale: 'en' } as const;
const text = '2026-03-05 09:37 AM';
const quarters = { hourStep: 2, minuteStep: 15 };

test.each([
  ['the minutes up to the next quarter', 15, 1, '2026-03-05 09:45 AM'],
  ['and down to the one before', 15, -1, '2026-03-05 09:30 AM'],
  ['the hours by two', 12, 1, '2026-03-05 10:37 AM'],
  ['and down', 12, -1, '2026-03-05 08:37 AM'],
  ['the half of the day', 18, 1, '2026-03-05 09:37 PM'],
] as const)('moves %s', (_, caret, by, moved) => {
  expect(stepClock(text, caret, by, shown, quarters)?.text).toBe(moved);
});

test('goes on as on a dial, and says where the part stands', () => {
  const late = { ...shown, local: '2026-03-05T23:45:00', format: 'HH:mm' };
  expect(stepClock('23:45', 4, 1, late, quarters)).toEqual({ text: '23:00', start: 3, end: 5 });
  expect(stepClock('23:45', 1, 1, late, {})).toEqual({ text: '00:45', start: 0, end: 2 });
  const early = { ...late, local: '2026-03-05T00:00:00' };
  expect(stepClock('00:00', 4, -1, early, quarters)?.text).toBe('00:45');
});

test('leaves a day, and what is being typed', () => {
  expect(stepClock(text, 5, 1, shown, quarters)).toBeUndefined();
  expect(stepClock('2026-03-05 9:3', 13, 1, shown, quarters)).toBeUndefined();
});
