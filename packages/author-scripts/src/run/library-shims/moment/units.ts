/** Units of the calendar, which a clock that is put forward does not change, and units of time, which it does. */
export type Unit =
  | 'year'
  | 'quarter'
  | 'month'
  | 'week'
  | 'isoweek'
  | 'day'
  | 'hour'
  | 'minute'
  | 'second'
  | 'millisecond';

const units: readonly Unit[] = [
  ...(['year', 'quarter', 'month', 'week', 'isoweek', 'day'] as const),
  ...(['hour', 'minute', 'second', 'millisecond'] as const),
];

const short: ReadonlyMap<string, Unit> = new Map([
  ['y', 'year'],
  ['Q', 'quarter'],
  ['M', 'month'],
  ['w', 'week'],
  ['W', 'isoweek'],
  ['d', 'day'],
  ['D', 'day'],
  ['h', 'hour'],
  ['m', 'minute'],
  ['s', 'second'],
  ['ms', 'millisecond'],
  ['date', 'day'],
]);

/** Milliseconds of those that are no part of the calendar. */
export const millisecondsOf: Readonly<Partial<Record<Unit, number>>> = {
  hour: 3_600_000,
  minute: 60_000,
  second: 1000,
  millisecond: 1,
};

/** Of those that are: months or days, and how many. */
export const wholeParts: Readonly<Partial<Record<Unit, readonly [count: number, of: 'month' | 'day']>>> = {
  year: [12, 'month'],
  quarter: [3, 'month'],
  month: [1, 'month'],
  week: [7, 'day'],
  isoweek: [7, 'day'],
  day: [1, 'day'],
};

/** Of `milliseconds`. */
const longestName = 12;

/** `days`, `day`, `d`; `m` is a minute, `M` a month. */
export function unitOf(text: string): Unit | undefined {
  if (text.length > longestName) return undefined;
  const name = text.length > 2 ? text.toLowerCase().replace(/s$/, '') : text;
  return short.get(name) ?? units.find((unit) => unit === name);
}

/** `date` is a part of a moment, and no length of time: adding so many changes nothing. Source: moment. */
export function isLength(text: string): boolean {
  return text !== 'D' && !/^dates?$/i.test(text);
}
