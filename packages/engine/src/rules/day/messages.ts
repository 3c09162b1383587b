import type { InEveryLocale } from '@guichet/definition';

export const daySentences: InEveryLocale = {
  en: '{{field}} is not a valid day.',
  fr: 'Le champ « {{field}} » ne contient pas une date valide.',
};
