/** No calendar goes beyond these. */
export const firstDay = '0001-01-01';
export const lastDay = '9999-12-31';

/** Days are texts, `2026-03-01`: no clock and no time zone can move them. */
export function addDays(day: string, days: number): string {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + days);
  return textOf(date);
}

/** The same day of another month, or the last that it has. */
export function addMonths(day: string, months: number): string {
  const date = dateOf(`${day.slice(0, 7)}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  date.setUTCDate(Math.min(Number(day.slice(8)), daysIn(date)));
  return textOf(date);
}

/** How many days a day stands behind the first of its week. */
export function placeInWeek(day: string, firstOfWeek: number): number {
  return (dateOf(day).getUTCDay() - firstOfWeek + 7) % 7;
}

/** The weeks of the month of a day, seven days each; undefined where a day is another month's. */
export function weeksOf(day: string, firstOfWeek: number): readonly (readonly (string | undefined)[])[] {
  const first = `${day.slice(0, 7)}-01`;
  const before = placeInWeek(first, firstOfWeek);
  const days = daysIn(dateOf(first));
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => {
      const place = week * 7 + index - before;
      return place < 0 || place >= days ? undefined : addDays(first, place);
    }),
  );
}

/** How many days the month of a date has. */
function daysIn(date: Date): number {
  const last = new Date(date);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return last.getUTCDate();
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Outside of the years with four digits, a date's text is longer and no longer sorts: the nearest day that fits. */
function textOf(date: Date): string {
  const year = date.getUTCFullYear();
  if (year < 1) return firstDay;
  return year > 9999 ? lastDay : date.toISOString().slice(0, 10);
}
