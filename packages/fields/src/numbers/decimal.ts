import { type NumberMarks, withMarks } from '@guichet/engine/formats';

export interface DecimalFormat extends NumberMarks {
  /** Digits after the decimal mark, at most. */
  readonly limit: number;
  readonly isNegativeAllowed: boolean;
  /** Groups of three digits are set apart. */
  readonly isGrouped: boolean;
  /** Always as many digits after the decimal mark as the limit allows. */
  readonly isPadded: boolean;
}

/**
 * Keeps the parts of a typed text that belong to a number: its sign, its digits, and the first decimal mark. All other
 * characters are dropped: spaces, letters, the marks of groups. Source: measured on Form.io.
 */
export function keepDecimal(text: string, format: DecimalFormat): string {
  const { decimal, limit, isNegativeAllowed } = format;
  const [whole = '', ...parts] = withOwnMark(text.normalize('NFKC'), format).split(decimal);
  const sign = isNegativeAllowed && /^\D*[-\u2212]/.test(whole) ? '-' : '';
  const fraction = parts.length === 0 ? '' : `${decimal}${digitsOf(parts.join('')).slice(0, limit)}`;
  return `${sign}${digitsOf(whole)}${fraction}`;
}

/**
 * The text with the decimal mark that is asked for. A typed point where the language has a comma means the same, unless
 * a comma says which of the two it is.
 */
export function withOwnMark(text: string, { decimal, group, limit }: DecimalFormat): string {
  if (decimal !== ',' || group === '.' || text.includes(',')) return text;
  // Where no decimals are taken, it sets thousands apart.
  return (limit > 0 ? text : text.replace(/\.(?=\d{3}(?!\d))/g, '')).replace('.', ',');
}

/** The text without the marks between groups of digits. */
export function withoutGroups(text: string, format: DecimalFormat): string {
  const own = withOwnMark(text, format);
  if (!/\s/.test(format.group)) return own.replaceAll(format.group, '');
  return own.replace(format.decimal === ',' ? /\s|\.(?=\d{3}(?!\d))/g : /\s/g, '');
}

/** The number that a typed text says; undefined for none. */
export function parseDecimal(text: string, format: DecimalFormat): number | undefined {
  const kept = keepDecimal(withoutLoneGroup(text, format), format).replace(format.decimal, '.');
  if (!/\d/.test(kept)) return undefined;
  const number = Number(kept);
  return Object.is(number, -0) ? 0 : number;
}

/** A number as its language writes it. */
export function writeDecimal(
  number: number,
  { decimal, group, limit, isGrouped, isPadded }: DecimalFormat,
): string {
  const plain = isPadded ? number.toFixed(Math.min(limit, 100)) : String(number);
  return withMarks(plain, { decimal, group: isGrouped ? group : '' });
}

/** `12,5` is no way to set groups apart: in English, too, somebody means a decimal mark, and not 125. */
function withoutLoneGroup(text: string, { decimal, group, limit }: DecimalFormat): string {
  const isMeant = decimal === '.' && group === ',' && limit > 0 && /^[^.,]*\d,\d{1,2}\D*$/.test(text);
  return isMeant ? text.replace(',', '.') : text;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
