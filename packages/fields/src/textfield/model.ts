import { writeInMask } from '@guichet/engine';
import { defineText, sizeOf, textSettings } from '../define-model.ts';

/** One line of text. Value: a string, empty `''`; where the component has a mask, with its punctuation. */
export const textfieldModel = defineText({
  label: { en: 'Text Field', fr: 'Champ texte' },
  rules: ['type', 'mask', 'maxLength', 'minLength', 'pattern', 'required'],
  settings(json) {
    const size = sizeOf(json.size);
    return {
      ...textSettings(json, ['inputType', 'inputMask']),
      ...(size !== undefined && { size }),
      ...(json.spellcheck === false && { spellcheck: false }),
    };
  },
  // Typed in whatever way, it is written as the mask does once it is whole; until then it stays as typed.
  fromControl([text = ''], { settings: { inputMask } }) {
    return typeof inputMask === 'string' ? (writeInMask(text, inputMask) ?? text) : text;
  },
});
