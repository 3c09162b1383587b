import type { InEveryLocale } from '@guichet/definition';

export const patternSentences: InEveryLocale = {
  en: '{{field}} does not match the pattern {{pattern}}',
  fr: 'Le champ « {{field}} » ne respecte pas le format {{pattern}}',
};
