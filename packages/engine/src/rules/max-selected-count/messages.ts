import type { InEveryLocale } from '@guichet/definition';

export const maxSelectedCountSentences: InEveryLocale = {
  en: 'You may only select up to {{maxCount}} items',
  fr: 'Vous pouvez choisir au plus {{maxCount}} éléments',
};
