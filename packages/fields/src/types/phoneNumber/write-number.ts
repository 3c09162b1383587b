import { writeInMask } from '@guichet/engine';

/** The mask of a telephone number, where the definition gives none. Source: measured on Form.io. */
export const defaultMask = '(999) 999-9999';

/** The country's own code, which some write in front. */
const countryCode = /^\s*(?:\+\s*)?1[\s.-]*(?=\S)/;

/** A number as its mask writes it, once it is whole; undefined until then. */
export function writeNumber(text: string, mask: string): string | undefined {
  if (mask !== defaultMask || !countryCode.test(text)) return writeInMask(text, mask);
  const withoutCode = writeInMask(text.replace(countryCode, ''), defaultMask);
  return withoutCode ?? (text.includes('+') ? undefined : writeInMask(text, defaultMask));
}

/** One that begins with 1 or + may yet become longer: how it is written is known when it is left. */
export function isOpenNumber(text: string, mask: string): boolean {
  return mask === defaultMask && /^[\s(]*[+1]/.test(text);
}
