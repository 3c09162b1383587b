import type { Dayjs } from 'dayjs';

/** What one moment shows, and the instant that it is. */
export interface Shown {
  readonly shown: Dayjs;
  readonly instant: number;
}

const own = /\[[^\]]*\]|ZZ?|Do|[QXx]/g;

/** Writes a moment as a format says. What dayjs would write of UTC, or not at all, is put in before. */
export function writeMoment({ shown, instant }: Shown, format: string): string {
  const minutes = (shown.valueOf() - instant) / 60_000;
  const size = Math.abs(minutes);
  const [hours, rest] = [Math.trunc(size / 60), size % 60].map((part) => String(part).padStart(2, '0'));
  const sign = minutes < 0 ? '-' : '+';
  return shown.format(
    format.replace(own, (token) => {
      switch (token) {
        case 'Z':
          return `[${sign}${hours}:${rest}]`;
        case 'ZZ':
          return `[${sign}${hours}${rest}]`;
        case 'Q':
          return `[${quarterOf(shown)}]`;
        case 'Do':
          return `[${ordinal(shown.date())}]`;
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
