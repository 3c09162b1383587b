import { expect, test } from 'vitest';
import { calendarDayOf } from './calendar-day.ts';
import { instantOf, zonedTextOf } from './time-zone.ts';

const zones = [
  'America/Toronto',
  'America/Vancouver',
  'America/St_Johns',
  'Pacific/Auckland',
  'Europe/Paris',
  'UTC',
];
const days = [
  '2026-03-08',
  '2026-11-01',
  '2026-09-27',
  '2026-04-05',
  '2026-01-01',
  '2026-12-31',
  '2028-02-29',
];

test.each(zones)('a day that is chosen in %s is that day wherever it is read', (chosenIn) => {
  for (const day of days) {
    const kept = zonedTextOf(instantOf(`${day}T00:00:00`, chosenIn), chosenIn);
    for (const readIn of zones) expect(calendarDayOf(kept, readIn)).toBe(day);
  }
});

test.each(['America/Toronto', 'America/Vancouver', 'Europe/Paris', 'Asia/Tokyo', 'UTC'])(
  'a day that is chosen in %s and kept in UTC is that day wherever it is read',
  (chosenIn) => {
    for (const day of days) {
      const kept = new Date(instantOf(`${day}T00:00:00`, chosenIn)).toISOString();
      for (const readIn of ['America/Toronto', 'America/Vancouver', 'UTC']) {
        expect(calendarDayOf(kept, readIn)).toBe(day);
      }
    }
  },
);

test('a day without a time zone is itself, and no date is no day', () => {
  for (const zone of zones) expect(calendarDayOf('2026-03-01', zone)).toBe('2026-03-01');
  expect(calendarDayOf('2026-02-30', 'UTC')).toBeUndefined();
  expect(calendarDayOf('', 'UTC')).toBeUndefined();
});

test.each([
  ['2026-03-08T02:30', 'America/Toronto', '2026-03-08T03:30:00-04:00'],
  ['2026-11-01T01:30', 'America/Toronto', '2026-11-01T01:30:00-04:00'],
  ['2026-01-15T12:00', 'America/St_Johns', '2026-01-15T12:00:00-03:30'],
  ['2026-01-15T12:00', 'Pacific/Auckland', '2026-01-15T12:00:00+13:00'],
  ['2026-01-15T12:00', 'UTC', '2026-01-15T12:00:00+00:00'],
])('%s on a clock of %s is %s', (local, zone, text) => {
  expect(zonedTextOf(instantOf(local, zone), zone)).toBe(text);
});
