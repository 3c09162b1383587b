/** The languages of the site, the default first. Product constant: en and fr, default en. */
export const locales = ['en', 'fr'] as const;

export type Locale = (typeof locales)[number];

/** A sentence in every language: leaving one out does not compile. */
export type InEveryLocale<T = string> = Readonly<Record<Locale, T>>;

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
