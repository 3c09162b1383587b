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
 * Keeps the characters that may belong to a number: digits, the sign before them, and marks, as they were typed. What a
 * mark means shows only with what follows it.
 */
export function keepTyped(text: string, { decimal, group, isNegativeAllowed }: DecimalFormat): string {
  // Digits of full width become plain ones. The 2 of `m²` does not.
  const plain = text.replace(/[\p{Nd}\p{P}]/gu, (char) => char.normalize('NFKC'));
  return plain.replace(/\D/g, (char, at: number) => {
    if (/[-\u2212]/.test(char))
      return isNegativeAllowed && !/[-\u2212\d]/.test(plain.slice(0, at)) ? '-' : '';
    const isGroup = char === group || (/\s/.test(char) && /\s/.test(group));
    return isGroup || char === decimal || /[.,]/.test(char) ? char : '';
  });
}

/** The number in a typed text, with a point for its decimal mark. Source of the limit: measured on Form.io. */
export function keepDecimal(text: string, format: DecimalFormat): string {
  const [whole = '', ...parts] = withPoint(keepTyped(text, format), format).split('.');
  return parts.length > 0 ? `${whole}.${parts.join('').replace(/\D/g, '').slice(0, format.limit)}` : whole;
}

/** A kept text with a point for its decimal mark, and without the marks between its groups. */
export function withPoint(kept: string, { decimal, group, limit }: DecimalFormat): string {
  // The format's own mark as a point, the other one as a comma.
  const normalised = kept.replace(/[^\d-]/g, (mark) =>
    mark === decimal ? '.' : /[.,]/.test(mark) ? ',' : '',
  );
  if (/^-?\d{1,3}([.,])\d{3}(\1\d{3})+$/.test(normalised)) return normalised.replace(/[.,]/g, '');
  const isDecimal =
    // The last mark, where both appear.
    /\.[^,]*,\d+\.?$/.test(normalised) ||
    // `12,5` and `,5` set no groups apart: in English, too, somebody means a decimal mark, and not 125.
    /^-?(\d*,\d\d?|,\d+)\.?$/.test(normalised) ||
    // A point typed in French, but one that sets thousands apart where no decimals are taken.
    !(/[.,]/.test(group) || (limit > 0 ? /\./ : /\.|,\d{3}$/).test(normalised));
  return isDecimal ? normalised.replaceAll('.', '').replace(',', '.') : normalised.replaceAll(',', '');
}

/** The number that a typed text says; undefined for none. */
export function parseDecimal(text: string, format: DecimalFormat): number | undefined {
  const kept = keepDecimal(text, format);
  if (!/\d/.test(kept)) return undefined;
  const number = Number(kept);
  return Object.is(number, -0) ? 0 : number;
}

/** A number as its language writes it. Digits beyond the limit are cut, as those that are typed; an amount is rounded. */
export function writeDecimal(
  number: number,
  { decimal, group, limit, isGrouped, isPadded }: DecimalFormat,
): string {
  const plain = isPadded
    ? number.toFixed(Math.min(limit, 100))
    : String(number).replace(/\.\d+$/, (digits) => digits.slice(0, limit && limit + 1));
  return withMarks(plain, { decimal, group: isGrouped ? group : '' });
}
