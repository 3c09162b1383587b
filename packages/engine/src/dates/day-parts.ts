import { isJsonObject, type JsonObject } from '@guichet/definition';

export type DayPart = 'day' | 'month' | 'year';

/** The parts of a day; 0 is one that is left open or hidden, NaN one that is no number. */
export type DayParts = Readonly<Record<DayPart, number>>;

/**
 * Reads what a day component keeps: `MM/DD/YYYY`, with `dayFirst` `DD/MM/YYYY`, hidden parts left out or not.
 * Source: measured on Form.io.
 */
export function parseDayParts(value: string, settings: JsonObject): DayParts {
  const order = [...(settings.dayFirst === true ? dayFirst : monthFirst), 'year'] as const;
  const texts = value.split('/');
  const written = texts.length === order.length ? order : order.filter((part) => !isHidden(part, settings));
  const parts = { day: 0, month: 0, year: 0 };
  written.forEach((part, index) => {
    const text = texts[index] ?? '';
    parts[part] = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  });
  return parts;
}

/** Whether the parts can stand together on a calendar; an open part fits with anything. */
export function isOnCalendar({ day, month, year }: DayParts): boolean {
  return month <= 12 && year <= 9999 && day <= daysIn(month, year);
}

/** `YYYY-MM-DD`, so that texts compare as days do; undefined while a part is open. */
export function isoDayOf(parts: DayParts): string | undefined {
  const { day, month, year } = parts;
  if (!(day > 0 && month > 0 && year > 0)) return undefined;
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** The year that a day ends in, 0 when it is left open; NaN where there is none. */
export function writtenYear(value: unknown): number {
  const [year] = (typeof value === 'string' && /\d{4}$/.exec(value)) || [];
  return Number(year);
}

/** The settings of one part: `fields.day`. */
export function partSettings(part: DayPart, { fields }: JsonObject): JsonObject {
  const settings = isJsonObject(fields) ? fields[part] : undefined;
  return isJsonObject(settings) ? settings : {};
}

const dayFirst = ['day', 'month'] as const;
const monthFirst = ['month', 'day'] as const;

function isHidden(part: DayPart, settings: JsonObject): boolean {
  return partSettings(part, settings).hide === true;
}

/** How many days a month has; the year may be left open. */
export function daysIn(month: number, year: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function padded(number: number, length: number): string {
  return String(number).padStart(length, '0');
}
