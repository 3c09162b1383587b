import type { InEveryLocale } from '@guichet/definition';

export const onlyAvailableItemsSentences: InEveryLocale = {
  en: '{{field}} is an invalid value.',
  fr: 'La valeur choisie pour « {{field}} » n’est pas valide.',
};
