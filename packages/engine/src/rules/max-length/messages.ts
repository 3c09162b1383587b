import type { InEveryLocale } from '@guichet/definition';

export const maxLengthSentences: InEveryLocale = {
  en: '{{field}} must have no more than {{length}} characters.',
  fr: 'Le champ « {{field}} » doit compter au plus {{length}} caractères.',
};
