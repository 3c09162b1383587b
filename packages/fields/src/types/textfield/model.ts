import { defineLine } from '../../define/define-text.ts';

/** One line of text. Value: a string, empty `''`. */
export const textfieldModel = defineLine({ label: { en: 'Text Field', fr: 'Champ de texte' } });
