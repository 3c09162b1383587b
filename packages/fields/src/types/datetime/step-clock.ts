import type { JsonObject, Locale } from '@guichet/definition';
import { tokensOf, writePieces } from '../../dates/date-format.ts';

/** A text whose clock was moved, and where the part stands that was. */
export interface Stepped {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The shown time: `local` as a format and a language write it. */
export interface ShownClock {
  readonly local: string;
  readonly format: string;
  readonly locale: Locale;
}

/**
 * Moves the part of the clock that the caret is in, up (1) or down (-1), to the next that is one of its author's
 * steps: from 9:37 by quarters to 9:45. The other parts stay. Undefined where the caret is in no such part, or
 * the text is not as it is written.
 */
export function stepClock(
  text: string,
  caret: number,
  by: 1 | -1,
  { local, format, locale }: ShownClock,
  { hourStep, minuteStep }: JsonObject,
): Stepped | undefined {
  const tokens = tokensOf(format);
  const piecesOf = (moment: string) => writePieces(moment, format, locale);
  const startOf = (pieces: readonly string[], at: number) => pieces.slice(0, at).join('').length;
  const pieces = piecesOf(local);
  if (pieces.join('').toLowerCase() !== text.toLowerCase()) return undefined;
  const at = tokens.findIndex(
    (token, index) =>
      /^[Hhma]/.test(token) && caret >= startOf(pieces, index) && caret <= startOf(pieces, index + 1),
  );
  const part = tokens[at]?.slice(0, 1).toLowerCase();
  if (part === undefined) return undefined;
  let [hour = 0, minute = 0] = local.slice(11, 16).split(':').map(Number);
  if (part === 'a') hour = (hour + 12) % 24;
  else if (part === 'm') minute = next(minute, by, minuteStep, 60);
  else hour = next(hour, by, hourStep, 24);
  const moved = piecesOf(`${local.slice(0, 11)}${two(hour)}:${two(minute)}${local.slice(16)}`);
  return { text: moved.join(''), start: startOf(moved, at), end: startOf(moved, at + 1) };
}

/** The next multiple of a step in a direction; behind the last the first, as on a dial. */
function next(now: number, by: 1 | -1, setting: unknown, size: number): number {
  const step = typeof setting === 'number' && setting < size ? setting : 1;
  const last = Math.floor((size - 1) / step);
  const place = by === 1 ? Math.floor(now / step) + 1 : Math.ceil(now / step) - 1;
  if (place < 0) return last * step;
  return place > last ? 0 : place * step;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
