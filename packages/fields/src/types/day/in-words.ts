import type { InEveryLocale, Locale } from '@guichet/definition';

/** A day as it is read: `March 1, 2026`, `1er mars 2026`. A part that is open is `''`. */
export function inWords(day: string, month: string, year: string, locale: Locale): string {
  return writers[locale](day, month, year);
}

const writers: InEveryLocale<(day: string, month: string, year: string) => string> = {
  en: (day, month, year) => joined([joined([month, day], ' '), year], day === '' ? ' ' : ', '),
  fr: (day, month, year) => joined([day === '1' ? '1er' : day, month, year], ' '),
};

function joined(parts: readonly string[], between: string): string {
  return parts.filter((part) => part !== '').join(between);
}
