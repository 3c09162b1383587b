export const languages = ['en', 'fr'] as const;

export type Language = (typeof languages)[number];

/** The first of ours that an `Accept-Language` header names, however much it weighs it; English where it names none. */
export function preferredLanguage(header: string | undefined): Language {
  const named = header?.toLowerCase().match(/\b(en|fr)\b(?!-?;q=0(\.0*)?(,|$))/)?.[1];
  return named === 'fr' ? 'fr' : 'en';
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
