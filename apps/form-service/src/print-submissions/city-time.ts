/** A day of the calendar. */
export interface Day {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** A day written as `2026-01-31`; null for anything else, such as a 31st of February. */
export function parseDay(text: string): Day | null {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : null;
}

/** Time as the city's clocks show it. */
export interface CityTime {
  /** When the day that is so many days later begins, in milliseconds since 1970. */
  startOf(day: Day, daysLater?: number): number;
  /** `2026-01-31 14:05:09`, as spreadsheets read a date. */
  written(moment: number): string;
}

/** Throws a RangeError for a time zone that does not exist. */
export function createCityTime(timeZone: string): CityTime {
  const format = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  });

  function written(moment: number): string {
    const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    const { year, month, day, hour, minute, second } = parts;
    return `${year}-${month}-${day} ${hour}:${minute}:${second}`;
  }

  /** How far the city's clocks are ahead of UTC. */
  function ahead(moment: number): number {
    return Date.parse(`${written(moment).replace(' ', 'T')}Z`) - moment;
  }

  return {
    written,
    startOf({ year, month, day }, daysLater = 0) {
      const inUtc = Date.UTC(year, month - 1, day + daysLater);
      // Twice: the clocks may have changed between the first guess and the moment itself.
      return inUtc - ahead(inUtc - ahead(inUtc));
    },
  };
}
