import { expect, test } from 'vitest';
import { formatOf, writeDate } from './date-format.ts';
import { describeFormat } from './describe-format.ts';

const local = '2026-03-01T14:05:09';

test.each([
  [{}, '2026-03-01 02:05 PM', '2026-03-01 14:05'],
  [{ is24: true }, '2026-03-01 14:05', '2026-03-01 14:05'],
  [{ enableTime: false }, '2026-03-01', '2026-03-01'],
  [{ enableDate: false }, '02:05 PM', '14:05'],
  [{ format: 'dd-MM-yyyy HH:mm ' }, '01-03-2026 14:05', '01-03-2026 14:05'],
  [{ format: 'yyyy-MM-ddTHH:mm:ss.sss' }, '2026-03-01 14:05:09', '2026-03-01 14:05:09'],
  [{ format: 'MM/yyyy', enableTime: false }, '2026-03-01', '2026-03-01'],
  [{ format: 'd/M/yy' }, '1/3/2026', '1/3/2026'],
  [{ format: 'EEEE, MMMM d, yyyy' }, 'Sunday, March 1, 2026', 'dimanche 1er mars 2026'],
  [{ format: 'HH[h]mm, d MMMM yyyy' }, '14h05, 1 March 2026', '14h05, 1er mars 2026'],
])('%j is written as %s and as %s', (settings, en, fr) => {
  expect(writeDate(local, formatOf(settings, 'en'), 'en')).toBe(en);
  expect(writeDate(local, formatOf(settings, 'fr'), 'fr')).toBe(fr);
});

test('a format is told by its parts, each once', () => {
  expect(describeFormat('EEEE, MMMM d, yyyy', 'en')).toBe(
    'Day of the week, month, day, year: Sunday, March 1, 2026',
  );
  expect(describeFormat('HH:mm:ss', 'fr')).toBe('Heure, minute, seconde\u00a0: 14:30:00');
});
