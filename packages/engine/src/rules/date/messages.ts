import type { InEveryLocale } from '@guichet/definition';

export const dateSentences: InEveryLocale = {
  en: '{{field}} is not a valid date.',
  fr: 'Le champ « {{field}} » ne contient pas une date valide.',
};
