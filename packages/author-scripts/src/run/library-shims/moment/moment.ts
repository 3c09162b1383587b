import type { Dayjs } from 'dayjs';
import type { Native } from '../../built-ins/native.ts';
import type { InterpreterRuntime } from '../../interpreter-runtime.ts';
import type { SandboxObject, Value } from '../../values/sandbox-object.ts';
import { shownOf } from './read.ts';
import { maxFormat, readText } from './read-text.ts';
import { isLength, millisecondsOf, type Unit, unitOf, wholeParts } from './units.ts';
import { quarterOf, writeMoment } from './write.ts';

/**
 * The part of `moment` that forms use, over dayjs. Ours changes in place as moment's does; zone and clock are the
 * environment's. Source: measured on moment.
 */
export function createMoment(runtime: InterpreterRuntime): Value {
  const { Callable, SandboxDate, List, SandboxObject } = runtime;
  const { call, fail, fixed, give, native, numberOf, propertyOf, textOf } = runtime;
  const proto = new SandboxObject(runtime.protos.object);

  class MomentObject extends SandboxObject {
    /** The local date and time. */
    shown: Dayjs;
    isUtc: boolean;
    constructor(shown: Dayjs, isUtc: boolean) {
      super(proto);
      this.shown = shown;
      this.isUtc = isUtc;
    }
    get instant(): number {
      return this.isUtc ? this.shown.valueOf() : runtime.instantAt(this.shown.valueOf());
    }
    set instant(instant: number) {
      this.shown = shownOf(this.isUtc ? instant : runtime.shownAt(instant).getTime());
    }
  }

  function at(instant: number, isUtc: boolean): MomentObject {
    runtime.allocate(16);
    const made = new MomentObject(shownOf(0), isUtc);
    made.instant = instant;
    return made;
  }

  function make(given: readonly Value[], isUtc: boolean): MomentObject {
    const [input, format, strict, stricter] = given;
    runtime.spend(50);
    if (input === undefined && format === undefined) return at(runtime.environment().now, isUtc);
    if (input instanceof MomentObject || input instanceof SandboxDate) return at(input.instant, isUtc);
    if (typeof input === 'number' && format === undefined) return at(input, isUtc);
    if (typeof input === 'string' || typeof input === 'number') {
      return parse(String(input), format, strict === true || stricter === true, isUtc);
    }
    if (input instanceof List) {
      const [year = 0, month = 0, day = 1, ...rest] = input.items.slice(0, 7).map(numberOf);
      return new MomentObject(shownOf(Date.UTC(year, month, day, ...rest.slice(0, 4))), isUtc);
    }
    if (!(input instanceof SandboxObject)) return at(Number.NaN, isUtc);
    const made = at(runtime.environment().now, isUtc);
    made.shown = made.shown.startOf('year').year(made.shown.year());
    for (const key of runtime.ownKeysOf(input)) {
      runtime.spend(40);
      set(made, key, propertyOf(input, key));
    }
    return made;
  }

  function parse(text: string, format: Value, isStrict: boolean, isUtc: boolean): MomentObject {
    const today = at(runtime.environment().now, isUtc).shown;
    const parsed = readText(runtime, { text, format, isStrict, today });
    return 'shown' in parsed ? new MomentObject(shownOf(parsed.shown), isUtc) : at(parsed.instant, isUtc);
  }

  function thisMoment(self: Value): MomentObject {
    runtime.spend(20);
    return self instanceof MomentObject
      ? self
      : fail('TypeError', 'A method of moment is called on what is none');
  }

  function unitFrom(value: Value): Unit {
    return (value === undefined || value === null ? undefined : unitOf(textOf(value))) ?? 'millisecond';
  }

  function beside(value: Value, self: MomentObject): MomentObject {
    return value instanceof MomentObject ? value : make([value], self.isUtc);
  }

  function shift(self: MomentObject, count: number, unit: Unit): void {
    const time = millisecondsOf[unit];
    if (time !== undefined) {
      self.instant += count * time;
      return;
    }
    // Half a year is six months, half a week three days and a half, which are four.
    const [times, part] = wholeParts[unit] ?? [1, 'day'];
    const whole = Math.round(Math.abs(count * times)) * Math.sign(count);
    self.shown = self.shown.add(whole, part);
  }

  const moving =
    (sign: 1 | -1): Native =>
    (self, [amount, unit]) => {
      const moment = thisMoment(self);
      if (amount instanceof SandboxObject) {
        for (const key of runtime.ownKeysOf(amount)) {
          runtime.spend(40);
          if (isLength(key)) shift(moment, sign * numberOf(propertyOf(amount, key)), unitFrom(key));
        }
      } else if (typeof amount === 'string' && unitOf(amount) !== undefined) {
        shift(moment, sign * (numberOf(unit) || 0), unitFrom(amount));
      } else if (typeof unit !== 'string' || isLength(unit)) {
        shift(moment, sign * (numberOf(amount) || 0), unitFrom(unit));
      }
      return self;
    };

  function edge({ shown }: MomentObject, unit: Unit, isEnd: boolean): Dayjs {
    if (unit === 'isoweek') {
      const day = shown.subtract(1, 'day');
      return (isEnd ? day.endOf('week') : day.startOf('week')).add(1, 'day');
    }
    if (unit !== 'quarter') return isEnd ? shown.endOf(unit) : shown.startOf(unit);
    const first = shown.startOf('month').month((quarterOf(shown) - 1) * 3);
    return isEnd ? first.add(2, 'month').endOf('month') : first;
  }

  const edging =
    (isEnd: boolean): Native =>
    (self, [unit]) => {
      const moment = thisMoment(self);
      moment.shown = edge(moment, unitFrom(unit), isEnd);
      return self;
    };

  /** Which comes first: below 0 the moment. With a unit, as far as that tells them apart. */
  function order(moment: MomentObject, value: Value, unit: Value): number {
    const { instant } = beside(value, moment);
    if (unitFrom(unit) === 'millisecond') return moment.instant - instant;
    const compared = at(instant, moment.isUtc);
    return edge(moment, unitFrom(unit), false).valueOf() - edge(compared, unitFrom(unit), false).valueOf();
  }

  const comparing =
    (holds: (order: number) => boolean): Native =>
    (self, [value, unit]) =>
      holds(order(thisMoment(self), value, unit));

  function set(moment: MomentObject, name: string, value: Value): void {
    const unit = unitOf(name);
    if (unit === undefined || unit === 'quarter' || unit === 'week' || unit === 'isoweek') return;
    moment.shown = moment.shown.set(unit === 'day' ? 'date' : unit, numberOf(value));
  }

  function diff(self: Value, [value, unit, isExact]: readonly Value[]): number {
    const moment = thisMoment(self);
    const compared = at(beside(value, moment).instant, moment.isUtc);
    const name = typeof unit === 'string' && !isLength(unit) ? 'millisecond' : unitFrom(unit);
    const time = millisecondsOf[name];
    if (!moment.shown.isValid() || !compared.shown.isValid()) return Number.NaN;
    const months = () => moment.shown.diff(compared.shown, 'month', true);
    const exact =
      time !== undefined
        ? (moment.instant - compared.instant) / time
        : name === 'quarter'
          ? months() / 3
          : moment.shown.diff(compared.shown, name === 'isoweek' ? 'week' : name, true);
    return isExact === true ? exact : Math.trunc(exact) + 0;
  }

  function written(self: Value, format: string): string {
    const moment = thisMoment(self);
    runtime.spend(4 * format.length + 60);
    if (format.length > maxFormat) return fail('RangeError', 'A format is too long');
    return moment.shown.isValid() ? writeMoment(moment, format) : 'Invalid date';
  }

  /** Reads a part, or sets it. */
  const part =
    (unit: string, read: (shown: Dayjs) => number): Native =>
    (self, [value]) => {
      const moment = thisMoment(self);
      if (value === undefined) return read(moment.shown);
      if (unit === 'day') moment.shown = moment.shown.add(numberOf(value) - read(moment.shown), 'day');
      else if (unit === 'quarter')
        moment.shown = moment.shown.add((numberOf(value) - read(moment.shown)) * 3, 'month');
      else set(moment, unit, value);
      return self;
    };

  const inZone =
    (isUtc: boolean): Native =>
    (self) => {
      const moment = thisMoment(self);
      const { instant } = moment;
      moment.isUtc = isUtc;
      moment.instant = instant;
      return self;
    };

  const iso: Native = (self) => {
    const { instant } = thisMoment(self);
    return Number.isNaN(instant) ? null : new Date(instant).toISOString();
  };

  const parts: Readonly<Record<string, Native>> = {
    year: part('year', (shown) => shown.year()),
    month: part('month', (shown) => shown.month()),
    date: part('date', (shown) => shown.date()),
    day: part('day', (shown) => shown.day()),
    weekday: part('day', (shown) => shown.day()),
    isoWeekday: part('day', (shown) => ((shown.day() + 6) % 7) + 1),
    hour: part('hour', (shown) => shown.hour()),
    minute: part('minute', (shown) => shown.minute()),
    second: part('second', (shown) => shown.second()),
    millisecond: part('millisecond', (shown) => shown.millisecond()),
    quarter: part('quarter', quarterOf),
  };
  give(proto, parts);
  give(proto, Object.fromEntries(Object.entries(parts).map(([name, read]) => [`${name}s`, read])));
  give(proto, {
    add: moving(1),
    clone: (self) => new MomentObject(thisMoment(self).shown, thisMoment(self).isUtc),
    daysInMonth: (self) => thisMoment(self).shown.daysInMonth(),
    diff,
    endOf: edging(true),
    format(self, [format]) {
      const { isUtc } = thisMoment(self);
      return written(
        self,
        format === undefined ? `YYYY-MM-DDTHH:mm:ss${isUtc ? '[Z]' : 'Z'}` : textOf(format),
      );
    },
    get(self, [name]) {
      const text = textOf(name);
      const read = propertyOf(
        proto,
        unitOf(text) === 'day' && text !== 'day' && text !== 'days' ? 'date' : text,
      );
      return read instanceof Callable ? call(read, self, []) : undefined;
    },
    isAfter: comparing((before) => before > 0),
    isBefore: comparing((before) => before < 0),
    isBetween(self, [from, to, unit, bounds]) {
      const [start, end] = [order(thisMoment(self), from, unit), order(thisMoment(self), to, unit)];
      const [opening = '(', closing = ')'] = textOf(bounds ?? '()');
      return (opening === '[' ? start >= 0 : start > 0) && (closing === ']' ? end <= 0 : end < 0);
    },
    isSame: comparing((before) => before === 0),
    isSameOrAfter: comparing((before) => before >= 0),
    isSameOrBefore: comparing((before) => before <= 0),
    isUTC: (self) => thisMoment(self).isUtc,
    isValid: (self) => thisMoment(self).shown.isValid(),
    local: inZone(false),
    locale: (self) => self,
    set(self, [name, value]) {
      const moment = thisMoment(self);
      if (!(name instanceof SandboxObject)) set(moment, textOf(name), value);
      else for (const key of runtime.ownKeysOf(name)) set(moment, key, propertyOf(name, key));
      return self;
    },
    startOf: edging(false),
    subtract: moving(-1),
    toDate: (self) => new SandboxDate(thisMoment(self).instant),
    toISOString: iso,
    toJSON: iso,
    toString: (self) => written(self, 'ddd MMM DD YYYY HH:mm:ss [GMT]ZZ'),
    unix: (self) => Math.floor(thisMoment(self).instant / 1000),
    utc: inZone(true),
    valueOf: (self) => thisMoment(self).instant,
  });

  function farthest(given: readonly Value[], isFarther: (candidate: number, best: number) => boolean): Value {
    const [list] = given;
    const all = list instanceof List ? list.items : given;
    runtime.spend(20 * all.length);
    const [first, ...rest] = all.filter((item) => item instanceof MomentObject);
    if (first === undefined) return at(runtime.environment().now, false);
    return rest.reduce((best, next) => (isFarther(next.instant, best.instant) ? next : best), first);
  }

  const moment: SandboxObject = native('moment', (_self, given) => make(given, false));
  give(moment, {
    isDate: (_self, [value]) => value instanceof SandboxDate,
    isMoment: (_self, [value]) => value instanceof MomentObject,
    locale: () => 'en',
    max: (_self, given) => farthest(given, (candidate, best) => candidate > best),
    min: (_self, given) => farthest(given, (candidate, best) => candidate < best),
    now: () => runtime.environment().now,
    unix: (_self, [seconds]) => at(numberOf(seconds) * 1000, false),
    utc: (_self, given) => make(given, true),
  });
  fixed(proto);
  return fixed(moment);
}
