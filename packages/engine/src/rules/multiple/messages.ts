import type { InEveryLocale } from '@guichet/definition';

export const arraySentences: InEveryLocale = {
  en: '{{field}} must be an array',
  fr: 'Le champ « {{field}} » doit contenir une liste',
};

export const nonarraySentences: InEveryLocale = {
  en: '{{field}} must not be an array',
  fr: 'Le champ « {{field}} » ne doit pas contenir une liste',
};

export const arrayNonemptySentences: InEveryLocale = {
  en: '{{field}} must be a non-empty array',
  fr: 'Le champ « {{field}} » doit contenir au moins un élément',
};
