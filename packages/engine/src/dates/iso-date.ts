/** A date, with or without a time, as it is written. */
export interface IsoDate {
  /** The local date and time, in milliseconds since 1970 as if in UTC. */
  readonly written: number;
  /** Minutes ahead of UTC, where the text says so. */
  readonly offset: number | undefined;
}

const pattern =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(?:(Z)|([+-])(\d\d):?(\d\d))?)?$/;

/** Reads ISO 8601: `2026-01-31`, `2026-01-31T14:30:00-05:00`. Undefined: not so, or not on the calendar. */
export function parseIsoDate(value: unknown): IsoDate | undefined {
  if (typeof value !== 'string') return undefined;
  const [, day, time = '00:00', utc, sign, hours, minutes] = pattern.exec(value) ?? [];
  const written = Date.parse(`${day}T${time}Z`);
  // Some engines take the 30th of February for the 1st of March.
  if (Number.isNaN(written) || new Date(written).toISOString().slice(0, 10) !== day) return undefined;
  if (utc !== undefined) return { written, offset: 0 };
  const size = Number(hours) * 60 + Number(minutes);
  return { written, offset: sign === undefined ? undefined : sign === '-' ? -size : size };
}
