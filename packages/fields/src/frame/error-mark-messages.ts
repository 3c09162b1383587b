import type { InEveryLocale } from '@guichet/definition';

/** Heard behind the name of a part. */
export const errorMarkMessages: InEveryLocale = {
  en: ' (contains errors)',
  fr: ' (contient des erreurs)',
};
