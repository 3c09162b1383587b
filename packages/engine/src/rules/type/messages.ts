import type { InEveryLocale } from '@guichet/definition';

export const typeSentences: InEveryLocale = {
  en: '{{field}} holds a value of the wrong kind.',
  fr: 'Le champ « {{field}} » contient une valeur qui n’est pas du bon type.',
};
