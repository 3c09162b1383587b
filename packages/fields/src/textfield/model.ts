import { defineText, sizeOf, textSettings } from '../define-model.ts';

/** One line of text. Value: a string, empty `''`. */
export const textfieldModel = defineText({
  label: { en: 'Text Field', fr: 'Champ texte' },
  settings(json) {
    const size = sizeOf(json.size);
    return {
      ...textSettings(json, ['inputType']),
      ...(size !== undefined && { size }),
      ...(json.spellcheck === false && { spellcheck: false }),
    };
  },
});
