import type { InEveryLocale } from '@guichet/definition';

/** How a language writes numbers. Fixed here, so that page and service agree whatever their own data say. */
export const marks: InEveryLocale<{ readonly decimal: string; readonly group: string }> = {
  en: { decimal: '.', group: ',' },
  fr: { decimal: ',', group: '\u00a0' },
};
