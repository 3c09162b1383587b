import type { Locale } from '@guichet/definition';

const regions = { en: 'en-CA', fr: 'fr-CA' } as const;

/**
 * A moment as a resident reads it: day and time in a time zone. `at` in milliseconds since 1970. No line breaks
 * within the time: `12\u00a0h\u00a010`, `12:10\u00a0p.m.`
 */
export function formatMoment(at: number, locale: Locale, timeZone: string): string {
  return new Intl.DateTimeFormat(regions[locale], { dateStyle: 'long', timeStyle: 'short', timeZone })
    .format(at)
    .replace(/\s(h|[ap]\.m\.)/, '\u00a0$1')
    .replace(/h\s/, 'h\u00a0');
}
