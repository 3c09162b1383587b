import type { InEveryLocale } from '@guichet/definition';

export const unknownMessages: InEveryLocale<(type: string) => string> = {
  en: (type) => `Unknown component: ${type}`,
  fr: (type) => `Composant inconnu\u00a0: ${type}`,
};
