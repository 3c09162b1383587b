import type { InEveryLocale } from '@guichet/definition';

export const maxSentences: InEveryLocale = {
  en: '{{field}} cannot be greater than {{max}}.',
  fr: 'Le champ « {{field}} » ne peut pas dépasser {{max}}.',
};
