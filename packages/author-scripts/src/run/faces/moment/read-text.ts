import type { Dayjs } from 'dayjs';
import type { Kit } from '../../kit.ts';
import type { Value } from '../../values/thing.ts';
import { noDate, readFormatted, readIso, type Told } from './read.ts';

/** The longest format, in characters. */
export const mostFormat = 500;

export interface TextToRead {
  readonly text: string;
  /** A format, or several; where there is none, ISO 8601 or what `Date` reads. */
  readonly format: Value;
  readonly isStrict: boolean;
  readonly today: Dayjs;
}

/** What a text says that code hands to moment. */
export function readText(kit: Kit, { text, format, isStrict, today }: TextToRead): Told {
  kit.spend(text.length);
  if (text.length > 200) return noDate;
  if (!(format instanceof kit.List) && typeof format !== 'string') {
    return (
      readIso(text, today) ?? {
        instant: kit.numberOf(kit.call(kit.propertyOf(kit.date, 'parse'), undefined, [text])),
      }
    );
  }
  const formats = format instanceof kit.List ? format.items.map(kit.textOf) : [format];
  kit.spend(formats.reduce((sum, { length }) => sum + 50 + 2 * length, 0));
  // Each token may look at all of the text.
  for (const { length } of formats) kit.spend((length * text.length) / 4);
  if (formats.some(({ length }) => length > mostFormat))
    return kit.fail('RangeError', 'A format is too long');
  const read = readFormatted(text, formats, isStrict, today);
  return read ?? kit.fail('Error', 'moment reads no weeks, eras and ordinals here');
}
