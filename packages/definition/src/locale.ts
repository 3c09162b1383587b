/**
 * The languages of the site. Nothing else knows how many there are: with a further one here, the compiler names
 * everything that has no text in it. Product constant.
 */
export const locales = ['en', 'fr'] as const;

export type Locale = (typeof locales)[number];

/** Where nobody says which language, and what Form.io's own defaults are written in. Product constant. */
export const defaultLocale = 'en' satisfies Locale;

/** A sentence in every language: leaving one out does not compile. */
export type InEveryLocale<T = string> = Readonly<Record<Locale, T>>;

/** The languages as the browser's own formats know them: as they are written in Canada. */
export const languageTags: InEveryLocale = { en: 'en-CA', fr: 'fr-CA' };

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** Calls `make` for each language, in the order of the list. */
export function inEveryLocale<T>(make: (locale: Locale) => T): InEveryLocale<T> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as InEveryLocale<T>;
}
