import type { Dayjs } from 'dayjs';
import type { InterpreterRuntime } from '../../interpreter-runtime.ts';
import type { Value } from '../../values/sandbox-object.ts';
import { noDate, type ReadDate, readFormatted, readIso } from './read.ts';

/** The longest format, in characters. */
export const maxFormat = 500;

export interface TextToRead {
  readonly text: string;
  /** A format, or several; where there is none, ISO 8601 or what `Date` reads. */
  readonly format: Value;
  readonly isStrict: boolean;
  readonly today: Dayjs;
}

/** Reads a text that code hands to moment. */
export function readText(
  runtime: InterpreterRuntime,
  { text, format, isStrict, today }: TextToRead,
): ReadDate {
  runtime.spend(text.length);
  if (text.length > 200) return noDate;
  if (!(format instanceof runtime.List) && typeof format !== 'string') {
    return (
      readIso(text, today) ?? {
        instant: runtime.numberOf(runtime.call(runtime.propertyOf(runtime.date, 'parse'), undefined, [text])),
      }
    );
  }
  const formats = format instanceof runtime.List ? format.items.map(runtime.textOf) : [format];
  runtime.spend(formats.reduce((sum, { length }) => sum + 50 + 2 * length, 0));
  // Each token may look at all of the text.
  for (const { length } of formats) runtime.spend((length * text.length) / 4);
  if (formats.some(({ length }) => length > maxFormat))
    return runtime.fail('RangeError', 'A format is too long');
  const read = readFormatted(text, formats, isStrict, today);
  return read ?? runtime.fail('Error', 'moment reads no weeks, eras and ordinals here');
}
