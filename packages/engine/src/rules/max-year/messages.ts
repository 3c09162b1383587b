import type { InEveryLocale } from '@guichet/definition';

export const maxYearSentences: InEveryLocale = {
  en: '{{field}} should not contain year greater than {{maxYear}}',
  fr: 'Le champ « {{field}} » ne doit pas contenir d’année postérieure à {{maxYear}}',
};
