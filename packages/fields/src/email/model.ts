import { malformed } from '@guichet/engine';
import { defineText } from '../define-model.ts';
import { textfieldModel } from '../textfield/model.ts';

/** An e-mail address. Value: a string; the form service keeps it trimmed and in lower case. */
export const emailModel = defineText({
  label: { en: 'Email', fr: 'Courriel' },
  rules: ['type', 'email', 'mask', 'maxLength', 'minLength', 'pattern', 'required'],
  settings: textfieldModel.settings,
  fromControl: textfieldModel.fromControl,
  normalise(value, component) {
    const text = textfieldModel.normalise(value, component);
    return typeof text === 'string' ? text.trim().toLowerCase() : malformed;
  },
});
