import type { InEveryLocale } from '@guichet/definition';

export const emailSentences: InEveryLocale = {
  en: '{{field}} must be a valid email.',
  fr: 'Le champ « {{field}} » doit contenir une adresse courriel valide.',
};
