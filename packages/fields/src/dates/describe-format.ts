import type { Locale } from '@guichet/definition';
import { partOf, tokensOf, writeDate } from './date-format.ts';
import { dateMessages, partNames } from './messages.ts';

/** The date that a format is shown by. */
const example = '2026-03-01T14:30:00';

/** `Year, month, day: 2026-03-01`. The time of a date is one part; where it stands alone, each of its own is. */
export function describeFormat(format: string, locale: Locale): string {
  const all = tokensOf(format);
  const hasDate = all.some((token) => partOf(token) === 'date');
  const letters = all.flatMap((token) => {
    const part = partOf(token);
    if (part === undefined || token.startsWith('a')) return [];
    return part === 'clock' && hasDate ? ['time'] : [token.slice(0, 1).replace('H', 'h')];
  });
  const parts = [...new Set(letters)].map((letter) => partNames[locale][letter] ?? '').join(', ');
  const begun = parts.slice(0, 1).toUpperCase() + parts.slice(1);
  return dateMessages[locale].format(begun, writeDate(example, format, locale));
}
