import type { InEveryLocale } from '@guichet/definition';

export const minLengthSentences: InEveryLocale = {
  en: '{{field}} must have at least {{length}} characters.',
  fr: 'Le champ « {{field}} » doit compter au moins {{length}} caractères.',
};
