import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(customParseFormat);

const local = /^\s*(\d{4})-?(\d\d)(?:-?(\d\d))?(?:[T ](\d\d)(?::?(\d\d)(?::?(\d\d(?:[.,]\d+)?))?)?)?\s*$/;

/** What calendar and clock show, told as if it were UTC: no zone of a machine has a part in it. */
export function shownOf(time: number): Dayjs {
  return dayjs.utc(time);
}

/** Reads a text as one of some formats writes it. */
export function readFormatted(text: string, formats: readonly string[], isStrict: boolean): Dayjs {
  for (const format of formats) {
    const read = dayjs.utc(text, format, isStrict);
    if (read.isValid()) return read;
  }
  return dayjs.utc(Number.NaN);
}

/** Reads ISO 8601 that names no zone; undefined for any other text. */
export function readLocal(text: string): Dayjs | undefined {
  const [, year, month, day = '01', hour = '00', minute = '00', second = '00'] = local.exec(text) ?? [];
  if (year === undefined) return undefined;
  return dayjs.utc(Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second.replace(',', '.')}Z`));
}
