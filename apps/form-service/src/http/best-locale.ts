import { defaultLocale, isLocale, type Locale } from '@guichet/definition';

/** The language that a visitor prefers among ours; the first of ours when none fits. */
export function bestLocale(acceptLanguage = ''): Locale {
  const wishes = acceptLanguage
    .split(',')
    .map((part) => {
      const [range = '', quality = ''] = part.split(';');
      const weight = /^\s*q=([\d.]+)\s*$/.exec(quality)?.[1];
      return {
        language: range.trim().toLowerCase().split('-')[0],
        weight: weight === undefined ? 1 : Number(weight),
      };
    })
    .filter(({ weight }) => weight > 0)
    .sort((first, second) => second.weight - first.weight);
  for (const { language } of wishes) if (isLocale(language)) return language;
  return defaultLocale;
}
