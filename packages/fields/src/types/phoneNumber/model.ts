import type { Model } from '@guichet/engine';
import { withMask } from '../../features/masks/with-mask.ts';
import { plainPhoneNumberModel } from './plain-model.ts';
import { defaultMask, isOpenNumber, writeNumber } from './write-number.ts';

const masked = withMask(
  { ...plainPhoneNumberModel, rules: plainPhoneNumberModel.rules.filter((rule) => rule !== 'mask') },
  { write: writeNumber, isOpen: isOpenNumber },
);

/** A telephone number that also follows while it is typed. Value: a string with its punctuation, `(613) 555-0123`; empty `''`. */
export const phoneNumberModel: Model = {
  ...masked,
  settings: (json) => masked.settings({ ...json, inputMask: json.inputMask ?? defaultMask }),
  needs: () => ['type:phoneNumber'],
};
