/** Texts of the card's view, in both languages. */
export const cardWords = {
  en: { where: 'On the back of your card, under the bar code.' },
  fr: { where: 'Au verso de votre carte, sous le code à barres.' },
} as const;
