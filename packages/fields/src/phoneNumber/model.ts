import { defineText } from '../define-model.ts';
import { textfieldModel } from '../textfield/model.ts';

/** The mask of a telephone number, where the definition gives none. Source: measured on Form.io. */
const defaultMask = '(999) 999-9999';

/** A telephone number. Value: a string with its punctuation, `(613) 555-0123`; empty `''`. */
export const phoneNumberModel = defineText({
  label: { en: 'Phone Number', fr: 'Numéro de téléphone' },
  rules: textfieldModel.rules,
  settings: (json) => textfieldModel.settings({ ...json, inputMask: json.inputMask ?? defaultMask }),
  fromControl([text = ''], component, locale) {
    const { inputMask } = component.settings;
    // Whoever writes the country's own code in front means the same number.
    const number = inputMask === defaultMask ? text.replace(/^\s*\+?1[\s.-]*(?=\(?[2-9])/, '') : text;
    const written = textfieldModel.fromControl([number], component, locale);
    return written === number ? textfieldModel.fromControl([text], component, locale) : written;
  },
});
