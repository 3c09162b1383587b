import type { InEveryLocale } from '@guichet/definition';

export const minSentences: InEveryLocale = {
  en: '{{field}} cannot be less than {{min}}.',
  fr: 'Le champ « {{field}} » ne peut pas être inférieur à {{min}}.',
};
