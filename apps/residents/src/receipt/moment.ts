import type { Locale } from '@guichet/definition';

const regions = { en: 'en-CA', fr: 'fr-CA' } as const;

/** A moment as a resident reads it: day and time in a time zone. `at` in milliseconds since 1970. */
export function momentInWords(at: number, locale: Locale, timeZone: string): string {
  return new Intl.DateTimeFormat(regions[locale], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    at,
  );
}
