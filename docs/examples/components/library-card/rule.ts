import type { Rule } from '@guichet/fields/custom';

/** Of 14 digits the last follows from the others, by Luhn's formula. */
export const libraryCardRule: Rule = {
  message: 'libraryCard',
  sentences: {
    en: '{{field}} must have 14 digits, as they stand on the card',
    fr: 'Le champ «\u00a0{{field}}\u00a0» doit contenir les 14 chiffres qui figurent sur la carte.',
  },
  check: ({ value, isEmpty }) => (isEmpty || isCardNumber(String(value)) ? undefined : { digits: 14 }),
};

function isCardNumber(text: string): boolean {
  if (!/^\d{14}$/.test(text)) return false;
  const weighed = [...text].map((digit, index) => Number(digit) * (index % 2 === 0 ? 2 : 1));
  const sum = weighed.reduce((total, digit) => total + (digit > 9 ? digit - 9 : digit), 0);
  return sum % 10 === 0;
}
