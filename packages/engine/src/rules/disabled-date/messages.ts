import type { InEveryLocale } from '@guichet/definition';

export const disabledDateSentences: InEveryLocale = {
  en: '{{field}} cannot be on {{date}}. Choose another day.',
  fr: 'Le champ « {{field}} » ne peut pas être le {{date}}. Choisissez un autre jour.',
};
