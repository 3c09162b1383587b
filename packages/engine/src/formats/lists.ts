import type { InEveryLocale, Locale } from '@guichet/definition';

const and: InEveryLocale = { en: ' and ', fr: ' et ' };

/** `A, B and C`. */
export function formatList(items: readonly string[], locale: Locale): string {
  const rest = items.slice(0, -1).join(', ');
  return rest === '' ? items.join('') : `${rest}${and[locale]}${items.at(-1)}`;
}
