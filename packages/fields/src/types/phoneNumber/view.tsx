import type { Field, FieldView } from '@guichet/engine';
import { mask } from '@guichet/engine/rules/mask';
import { textInput } from '../../controls/text-input/text-input.tsx';
import type { Feature } from '../../features/feature.ts';
import { framed } from '../../frame/frame.tsx';
import { phoneNumberModel } from './model.ts';

/** Width of a telephone input. Product constant. */
const size = 14;

export function PhoneNumberView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return framed(field, view, textInput(field, view, { type: 'tel', size }));
}

/** A telephone number. */
export const feature: Feature = {
  models: { phoneNumber: phoneNumberModel },
  rules: { mask },
  views: { phoneNumber: PhoneNumberView },
};
