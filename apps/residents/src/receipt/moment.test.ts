import { expect, test } from 'vitest';
import { formatMoment } from './moment.ts';

const at = Date.UTC(2026, 10, 21, 17, 10);

test.each([
  ['en', 'November 21, 2026 at 12:10\u00a0p.m.'],
  ['fr', '21 novembre 2026 à 12\u00a0h\u00a010'],
] as const)('a moment is said as %s says it, and no line breaks within its time', (locale, words) => {
  expect(formatMoment(at, locale, 'America/Toronto')).toBe(words);
});
