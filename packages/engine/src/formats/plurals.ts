import type { InEveryLocale, Locale } from '@guichet/definition';

/** Whether a count takes the singular; in French none does, too. Source: the plural rules of Unicode's CLDR. */
const isSingular: InEveryLocale<(count: number) => boolean> = {
  en: (count) => count === 1,
  fr: (count) => count < 2,
};

/** The ending of a regular plural behind a count: `1 file`, `2 files`, `0 fichier`. */
export function pluralS(count: number, locale: Locale): '' | 's' {
  return isSingular[locale](count) ? '' : 's';
}
