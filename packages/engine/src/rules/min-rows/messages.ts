import type { InEveryLocale } from '@guichet/definition';

export const minRowsSentences: InEveryLocale = {
  en: 'The number of rows in {{field}} must be at least {{length}}.',
  fr: 'Le nombre de lignes de « {{field}} » doit être d’au moins {{length}}.',
};
