import type { InEveryLocale } from '@guichet/definition';

export const maxRowsSentences: InEveryLocale = {
  en: 'The number of rows in {{field}} must be at most {{length}}.',
  fr: 'Le nombre de lignes de « {{field}} » doit être d’au plus {{length}}.',
};
