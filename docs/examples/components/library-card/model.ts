import { defineLine } from '@guichet/fields/custom';

/** The number of a library card. Value: its 14 digits, as a string; empty `''`. */
export const libraryCardModel = defineLine({
  label: { en: 'Library card number', fr: 'Numéro de carte de bibliothèque' },
  rules: ['type', 'required', 'city:libraryCard'],
  // Spaces between the digits are no part of the number.
  write: (text) => text.replaceAll(' ', ''),
});
