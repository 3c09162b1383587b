import type { InEveryLocale } from '@guichet/definition';

export const timeSentences: InEveryLocale = {
  en: '{{field}} is not a valid time.',
  fr: 'Le champ « {{field}} » ne contient pas une heure valide.',
};
