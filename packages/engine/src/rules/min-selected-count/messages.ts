import type { InEveryLocale } from '@guichet/definition';

export const minSelectedCountSentences: InEveryLocale = {
  en: 'You must select at least {{minCount}} items',
  fr: 'Vous devez choisir au moins {{minCount}} éléments',
};
