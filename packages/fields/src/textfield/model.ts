import { defineLine } from '../define-text.ts';

/** One line of text. Value: a string, empty `''`; where the component has a mask, with its punctuation. */
export const textfieldModel = defineLine({
  label: { en: 'Text Field', fr: 'Champ de texte' },
  settings: ({ inputMask }) => ({
    ...(typeof inputMask === 'string' && inputMask !== '' && { isText: true }),
  }),
});
