import type { InEveryLocale } from '@guichet/definition';

export const minYearSentences: InEveryLocale = {
  en: '{{field}} should not contain year less than {{minYear}}',
  fr: 'Le champ « {{field}} » ne doit pas contenir d’année antérieure à {{minYear}}',
};
