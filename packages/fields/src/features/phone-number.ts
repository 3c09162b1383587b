import { mask } from '@guichet/engine/rules/mask';
import { phoneNumberModel } from '../phoneNumber/model.ts';
import { PhoneNumberView } from '../phoneNumber/view.tsx';
import type { Feature } from './feature.ts';

/** A telephone number. */
export const feature: Feature = {
  models: { phoneNumber: phoneNumberModel },
  rules: { mask },
  views: { phoneNumber: PhoneNumberView },
};
