import type { PreparedComponent } from '@guichet/engine';
import { defineLine } from '../../define/define-text.ts';
import { forgiven } from '../../define/forgiven.ts';
import { isOpenNumber, writeNumber } from './write-number.ts';

/** A telephone number that gets its punctuation once it is whole: what nearly every form needs of it. */
export const plainPhoneNumberModel = defineLine({
  typing: {},
  label: { en: 'Phone Number', fr: 'Numéro de téléphone' },
  rules: ['type', 'mask', 'maxLength', 'minLength', 'pattern', 'required'],
  write: (text, component) => written(text, component) ?? forgiven(text, component),
  formatWhileTyping: ([text = ''], component) => [
    isOpenNumber(text, String(component.settings.inputMask)) ? text : (written(text, component) ?? text),
  ],
});

function written(text: string, { settings: { inputMask } }: PreparedComponent): string | undefined {
  return typeof inputMask === 'string' ? writeNumber(text, inputMask) : undefined;
}
