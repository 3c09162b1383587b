import { defineText } from '../define-model.ts';
import { textfieldModel } from '../textfield/model.ts';

/** A web address, with or without `https://`. Value: a string. */
export const urlModel = defineText({
  label: { en: 'Url', fr: 'Adresse Web' },
  rules: ['type', 'mask', 'maxLength', 'minLength', 'pattern', 'required', 'url'],
  settings: textfieldModel.settings,
  fromControl: textfieldModel.fromControl,
});
