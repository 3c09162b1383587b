import type { InEveryLocale } from '@guichet/definition';

export const customSentences: InEveryLocale = {
  en: '{{field}} is not valid.',
  fr: 'Le champ « {{field}} » n’est pas valide.',
};
