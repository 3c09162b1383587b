import type { InEveryLocale } from '@guichet/definition';

export const doubleKeySentences: InEveryLocale = {
  en: '{{field}} says “{{key}}” more than once. Use each key once.',
  fr: 'Le champ «\u00a0{{field}}\u00a0» contient «\u00a0{{key}}\u00a0» plus d’une fois. Utilisez chaque clé une seule fois.',
};

export const missingKeySentences: InEveryLocale = {
  en: '{{field}} holds a value without a key. Enter its key, or remove it.',
  fr: 'Le champ «\u00a0{{field}}\u00a0» contient une valeur sans clé. Entrez sa clé, ou retirez-la.',
};
