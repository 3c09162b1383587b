const dayMs = 86_400_000;

/** The day a week begins on, and the day of January that its first week always has. */
export interface WeekRule {
  readonly first: number;
  readonly january: number;
}

export const sundayWeek: WeekRule = { first: 0, january: 6 };
export const isoWeek: WeekRule = { first: 1, january: 4 };

export function dayOfYear(date: Date): number {
  return Math.floor((date.getTime() - startOf(date.getUTCFullYear())) / dayMs) + 1;
}

/** The number of a date's week, and the year that the week belongs to. Source: moment 2.30. */
export function weekOf(date: Date, rule: WeekRule): { readonly year: number; readonly week: number } {
  const year = date.getUTCFullYear();
  const week = Math.floor((dayOfYear(date) - firstWeekOffset(year, rule) - 1) / 7) + 1;
  if (week < 1) return { year: year - 1, week: week + weeksIn(year - 1, rule) };
  const weeks = weeksIn(year, rule);
  return week > weeks ? { year: year + 1, week: week - weeks } : { year, week };
}

function weeksIn(year: number, rule: WeekRule): number {
  const days = Math.round((startOf(year + 1) - startOf(year)) / dayMs);
  return (days - firstWeekOffset(year, rule) + firstWeekOffset(year + 1, rule)) / 7;
}

function firstWeekOffset(year: number, { first, january }: WeekRule): number {
  const day = 7 + first - january;
  const weekday = new Date(startOf(year) + (day - 1) * dayMs).getUTCDay();
  return -((7 + weekday - first) % 7) + day - 1;
}

/** Years below 100 are themselves. */
function startOf(year: number): number {
  return new Date(0).setUTCFullYear(year, 0, 1);
}
