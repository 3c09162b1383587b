import type { InEveryLocale } from '@guichet/definition';

export const requiredUndrawnSentences: InEveryLocale = {
  en: '{{field}} is required, but this form has a fault and cannot show the question. Please contact the City.',
  fr: 'Le champ «\u00a0{{field}}\u00a0» est obligatoire, mais ce formulaire comporte une erreur et ne peut pas afficher la question. Veuillez communiquer avec la Ville.',
};
