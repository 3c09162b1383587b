import type { InEveryLocale } from '@guichet/definition';

export const minWordsSentences: InEveryLocale = {
  en: '{{field}} must have at least {{length}} words.',
  fr: 'Le champ « {{field}} » doit compter au moins {{length}} mots.',
};
