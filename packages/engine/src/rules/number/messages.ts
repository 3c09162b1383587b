import type { InEveryLocale } from '@guichet/definition';

export const numberSentences: InEveryLocale = {
  en: '{{field}} is not a valid number.',
  fr: 'Le champ « {{field}} » ne contient pas un nombre valide.',
};
