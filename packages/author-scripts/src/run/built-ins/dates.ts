import { allocate, environment, spend } from '../run.ts';
import { attempt } from '../values/attempt.ts';
import { primitiveOf, toNumber, toText } from '../values/convert.ts';
import { wrongThis } from '../values/failure.ts';
import { protos } from '../values/protos.ts';
import { SandboxObject, type Value } from '../values/sandbox-object.ts';
import { instantInZone, offsetAt, shownAt } from '../values/zone.ts';
import { give, giveEach, maker, type Native } from './native.ts';
import { formatOptions, locale } from './strings.ts';

/** A date: an instant. The clock and the zone are the environment's, never the machine's. */
export class SandboxDate extends SandboxObject {
  instant: number;
  constructor(instant: number) {
    super(protos.date);
    this.instant = new Date(instant).getTime();
  }
  override get kind(): string {
    return 'Date';
  }
}

function thisDate(self: Value): SandboxDate {
  return self instanceof SandboxDate ? self : wrongThis();
}

const parts = 'FullYear Month Date Day Hours Minutes Seconds Milliseconds';

function reading(name: string, isUtc: boolean): Native {
  return (self) => {
    const { instant } = thisDate(self);
    const date = isUtc ? new Date(instant) : shownAt(instant);
    return Reflect.apply(Reflect.get(date, `getUTC${name}`), date, []);
  };
}

function writing(name: string, isUtc: boolean): Native {
  return (self, given) => {
    const date = thisDate(self);
    const start = Number.isNaN(date.instant) && name === 'FullYear' ? 0 : date.instant;
    const changed = isUtc ? new Date(start) : shownAt(start);
    const set: unknown = Reflect.get(changed, `setUTC${name}`);
    const shown = typeof set === 'function' ? Number(set.apply(changed, given.map(toNumber))) : Number.NaN;
    date.instant = isUtc ? shown : instantInZone(shown);
    return date.instant;
  };
}

giveEach(protos.date, prefixed('get'), (name) => reading(name.slice(3), false));
giveEach(protos.date, prefixed('getUTC'), (name) => reading(name.slice(6), true));
giveEach(protos.date, prefixed('set').replace('setDay ', ''), (name) => writing(name.slice(3), false));
giveEach(protos.date, prefixed('setUTC').replace('setUTCDay ', ''), (name) => writing(name.slice(6), true));

function prefixed(prefix: string): string {
  return parts.replace(/\w+/g, (name) => prefix + name);
}

giveEach(protos.date, 'toISOString toUTCString', (name) => (self) => {
  const date = new Date(thisDate(self).instant);
  return attempt(() => Reflect.apply(Reflect.get(date, name), date, []));
});
giveEach(
  protos.date,
  'toLocaleString toLocaleDateString toLocaleTimeString',
  (name) =>
    (self, [locales, options]) => {
      spend(1_000);
      const date = new Date(thisDate(self).instant);
      const { timeZone } = environment();
      const wanted = Object.assign({ timeZone }, formatOptions(options));
      return attempt(() => Reflect.apply(Reflect.get(date, name), date, [...locale(locales), wanted]));
    },
);
give(protos.date, {
  getTime: (self) => thisDate(self).instant,
  getTimezoneOffset: (self) => 0 - offsetAt(thisDate(self).instant) / 60_000,
  getYear: (self) => shownAt(thisDate(self).instant).getUTCFullYear() - 1900,
  setTime(self, [instant]) {
    const date = thisDate(self);
    date.instant = new Date(toNumber(instant)).getTime();
    return date.instant;
  },
  toDateString: (self) => dayText(thisDate(self).instant),
  toJSON(self) {
    const { instant } = thisDate(self);
    return Number.isNaN(instant) ? null : new Date(instant).toISOString();
  },
  toString: (self) => fullText(thisDate(self).instant),
  toTimeString: (self) => timeText(thisDate(self).instant),
  valueOf: (self) => thisDate(self).instant,
});

function fullText(instant: number): string {
  return Number.isNaN(instant) ? 'Invalid Date' : `${dayText(instant)} ${timeText(instant)}`;
}

function dayText(instant: number): string {
  const [name = '', date, month, year] = shownAt(instant).toUTCString().split(' ');
  return Number.isNaN(instant) ? 'Invalid Date' : `${name.slice(0, 3)} ${month} ${date} ${year}`;
}

function timeText(instant: number): string {
  if (Number.isNaN(instant)) return 'Invalid Date';
  const minutes = offsetAt(instant) / 60_000;
  const size = Math.abs(Math.trunc(minutes));
  const offset = `${Math.trunc(size / 60)}`.padStart(2, '0') + `${size % 60}`.padStart(2, '0');
  const time = shownAt(instant).toISOString().slice(11, 19);
  // Engines write a name of the zone here, each its own: ours is the same everywhere.
  return `${time} GMT${minutes < 0 ? '-' : '+'}${offset} (${environment().timeZone})`;
}

/** A text that names its zone, and a day by itself in ISO 8601, which is UTC. */
const zoned = /(?:Z|GMT|UTC|[ECMP][SD]T|[+-]\d\d:?\d\d)\s*(?:\([^)]*\))?\s*$/i;
const isoDay = /^\s*[+-]?\d{4,6}(?:-\d\d){0,2}\s*$/;

function parse(text: string): number {
  spend(20 + text.length);
  if (text.length > 200) return Number.NaN;
  if (isoDay.test(text)) return Date.parse(text);
  const shown = Date.parse(/\dT/.test(text) ? `${text}Z` : `${text} UTC`);
  const isZoned = /\d.*\d/.test(text) && zoned.test(text) && !/^\s*\d+-\d+-\d+\s*$/.test(text);
  return isZoned || Number.isNaN(shown) ? Date.parse(isZoned ? text : '') : instantInZone(shown);
}

/** The instant of year, month, day and so on: as the zone shows them, or in UTC. */
function instantOf(given: readonly Value[], isUtc: boolean): number {
  const [year = Number.NaN, month = 0, ...rest] = given.slice(0, 7).map(toNumber);
  const shown = Date.UTC(year, month, ...rest);
  return isUtc ? shown : instantInZone(shown);
}

function made(given: readonly Value[]): number {
  allocate(8);
  const [first] = given;
  if (given.length === 0) return environment().now;
  if (given.length > 1) return instantOf(given, false);
  if (first instanceof SandboxDate) return first.instant;
  const plain = primitiveOf(first, 'either');
  return typeof plain === 'string' ? parse(plain) : toNumber(plain);
}

export const dateConstructor = maker(
  'Date',
  protos.date,
  () => fullText(environment().now),
  (given) => new SandboxDate(made(given)),
);
give(dateConstructor, {
  now: () => environment().now,
  parse: (_self, [text]) => parse(toText(text)),
  UTC: (_self, given) => instantOf(given, true),
});
