import type { Dayjs } from 'dayjs';

/** What one moment shows, and the instant that it is. */
export interface Shown {
  readonly shown: Dayjs;
  readonly instant: number;
}

const own = /\[[^\]]*\]|ZZ?|Do|DDDD?|[QXxEe]|kk?/g;
/** Formats of moment that have a name, in its own language. */
const named: Readonly<Record<string, string>> = {
  ...{ LT: 'h:mm A', LTS: 'h:mm:ss A', L: 'MM/DD/YYYY', l: 'M/D/YYYY' },
  ...{ LL: 'MMMM D, YYYY', LLL: 'MMMM D, YYYY h:mm A', LLLL: 'dddd, MMMM D, YYYY h:mm A' },
  ...{ ll: 'MMM D, YYYY', lll: 'MMM D, YYYY h:mm A', llll: 'ddd, MMM D, YYYY h:mm A' },
};

/** Writes out the names in a format. */
export function unnamed(format: string): string {
  return format.replace(/\[[^\]]*\]|LTS?|L{1,4}|l{1,4}/g, (token) => named[token] ?? token);
}

/** Writes a moment as a format says. What dayjs would write of UTC, or not at all, is put in before. */
export function writeMoment({ shown, instant }: Shown, format: string): string {
  const minutes = (shown.valueOf() - instant) / 60_000;
  const size = Math.abs(minutes);
  const [hours, rest] = [Math.trunc(size / 60), size % 60].map((part) => String(part).padStart(2, '0'));
  const sign = minutes < 0 ? '-' : '+';
  return shown.format(
    unnamed(format).replace(own, (token) => {
      switch (token) {
        case 'Z':
          return `[${sign}${hours}:${rest}]`;
        case 'ZZ':
          return `[${sign}${hours}${rest}]`;
        case 'Q':
          return `[${quarterOf(shown)}]`;
        case 'Do':
          return `[${ordinal(shown.date())}]`;
        case 'DDD':
        case 'DDDD': {
          const day = shown.startOf('day').diff(shown.startOf('year'), 'day') + 1;
          return `[${String(day).padStart(token.length === 4 ? 3 : 1, '0')}]`;
        }
        case 'E':
          return `[${shown.day() || 7}]`;
        case 'e':
          return `[${shown.day()}]`;
        case 'k':
        case 'kk':
          return `[${String(shown.hour() || 24).padStart(token.length, '0')}]`;
        case 'X':
          return `[${Math.floor(instant / 1000)}]`;
        case 'x':
          return `[${instant}]`;
        default:
          return token;
      }
    }),
  );
}

export function quarterOf(shown: Dayjs): number {
  return Math.trunc(shown.month() / 3) + 1;
}

function ordinal(day: number): string {
  const isTeen = day > 10 && day < 14;
  return day + ((isTeen ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]) ?? 'th');
}
