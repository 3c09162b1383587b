import type { InEveryLocale } from '@guichet/definition';

export const urlSentences: InEveryLocale = {
  en: '{{field}} must be a valid url.',
  fr: 'Le champ « {{field}} » doit être une adresse Web valide.',
};
