import { writeInMask } from '@guichet/engine/whole';
import { defineLine } from '../define-text.ts';
import { maskSettings } from '../masks/mask-settings.ts';
import { withMask } from '../masks/with-mask.ts';

/** The mask of a telephone number, where the definition gives none. Source: measured on Form.io. */
const defaultMask = '(999) 999-9999';

/** The country's own code, which some write in front. */
const countryCode = /^\s*(?:\+\s*)?1[\s.-]*(?=\S)/;

/** A telephone number. Value: a string with its punctuation, `(613) 555-0123`; empty `''`. */
export const phoneNumberModel = withMask(
  defineLine({
    label: { en: 'Phone Number', fr: 'Numéro de téléphone' },
    settings: (json) => maskSettings({ ...json, inputMask: json.inputMask ?? defaultMask }),
  }),
  {
    write: (text, mask) => (mask === defaultMask ? writeNational(text) : writeInMask(text, mask)),
    // One that begins with 1 or + may yet become longer: how it is written is known when it is left.
    isOpen: (text, mask) => mask === defaultMask && /^[\s(]*[+1]/.test(text),
  },
);

function writeNational(text: string): string | undefined {
  if (!countryCode.test(text)) return writeInMask(text, defaultMask);
  const withoutCode = writeInMask(text.replace(countryCode, ''), defaultMask);
  return withoutCode ?? (text.includes('+') ? undefined : writeInMask(text, defaultMask));
}
