import type { InEveryLocale } from '@guichet/definition';

export const maxWordsSentences: InEveryLocale = {
  en: '{{field}} must have no more than {{length}} words.',
  fr: 'Le champ « {{field}} » doit compter au plus {{length}} mots.',
};
