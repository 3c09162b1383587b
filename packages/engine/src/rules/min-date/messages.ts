import type { InEveryLocale } from '@guichet/definition';

export const minDateSentences: InEveryLocale = {
  en: '{{field}} should not contain date before {{minDate}}',
  fr: 'Le champ « {{field}} » ne doit pas contenir de date antérieure au {{minDate}}',
};
