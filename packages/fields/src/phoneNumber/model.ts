import type { JsonObject } from '@guichet/definition';
import { withMask } from '../masks/with-mask.ts';
import { plainPhoneNumberModel } from './plain-model.ts';
import { defaultMask, isOpenNumber, writeNumber } from './write-number.ts';

const masked = withMask(
  { ...plainPhoneNumberModel, rules: plainPhoneNumberModel.rules.filter((rule) => rule !== 'mask') },
  { write: writeNumber, isOpen: isOpenNumber },
);

/** What asks for more than the plain model and view do. */
const more = [
  'displayMask',
  'inputMasks',
  'placeholderChar',
  'masksWhenLeft',
  'showCharCount',
  'showWordCount',
];

/** A telephone number that also follows while it is typed. Value: a string with its punctuation, `(613) 555-0123`; empty `''`. */
export const phoneNumberModel = {
  ...masked,
  settings(json: JsonObject): JsonObject {
    const { needsWhole, ...settings } = masked.settings({
      ...json,
      inputMask: json.inputMask ?? defaultMask,
    });
    return more.some((name) => settings[name] !== undefined) ? { ...settings, needsWhole: true } : settings;
  },
};
