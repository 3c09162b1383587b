import type { InEveryLocale } from '@guichet/definition';

export const requiredSentences: InEveryLocale = {
  en: '{{field}} is required',
  fr: 'Le champ « {{field}} » est obligatoire.',
};
