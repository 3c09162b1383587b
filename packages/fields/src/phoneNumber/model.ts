import type { JsonObject } from '@guichet/definition';
import { writeInMask } from '@guichet/engine';
import { textSettings } from '../define-model.ts';
import { defineLine } from '../define-text.ts';
import { forgiven } from '../forgiven.ts';

/** The mask of a telephone number, where the definition gives none. Source: measured on Form.io. */
const defaultMask = '(999) 999-9999';

/** The country's own code, which some write in front. */
const countryCode = /^\s*(?:\+\s*)?1[\s.-]*(?=\S)/;

/** A telephone number. Value: a string with its punctuation, `(613) 555-0123`; empty `''`. */
export const phoneNumberModel = defineLine({
  label: { en: 'Phone Number', fr: 'Numéro de téléphone' },
  settings: (json) => textSettings({ inputMask: json.inputMask ?? defaultMask }, ['inputMask']),
  write: (text, component) => numberIn(text, component.settings) ?? forgiven(text, component),
  // One that begins with 1 may yet become longer: how it is written is known when it is left.
  whileTyping: ([text = ''], { settings }) =>
    countryCode.test(text) ? [text] : [numberIn(text, settings) ?? text],
});

function numberIn(text: string, { inputMask }: JsonObject): string | undefined {
  if (typeof inputMask !== 'string') return undefined;
  if (inputMask !== defaultMask || !countryCode.test(text)) return writeInMask(text, inputMask);
  const withoutCode = writeInMask(text.replace(countryCode, ''), inputMask);
  return withoutCode ?? (text.includes('+') ? undefined : writeInMask(text, inputMask));
}
