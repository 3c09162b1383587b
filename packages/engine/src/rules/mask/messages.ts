import type { InEveryLocale } from '@guichet/definition';

export const maskSentences: InEveryLocale = {
  en: '{{field}} does not match the mask.',
  fr: 'Le champ « {{field}} » ne respecte pas le format demandé.',
};
