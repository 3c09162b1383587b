import type { InEveryLocale } from '@guichet/definition';

export const maxDateSentences: InEveryLocale = {
  en: '{{field}} should not contain date after {{maxDate}}',
  fr: 'Le champ « {{field}} » ne doit pas contenir de date postérieure au {{maxDate}}',
};
