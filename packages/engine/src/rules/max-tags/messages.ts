import type { InEveryLocale } from '@guichet/definition';

export const maxTagsSentences: InEveryLocale = {
  en: '{{field}} may hold {{maxTags}} at most. Remove some.',
  fr: 'Le champ «\u00a0{{field}}\u00a0» peut en contenir {{maxTags}} au maximum. Retirez-en.',
};
