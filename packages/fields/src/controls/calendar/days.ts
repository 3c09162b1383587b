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
  const last = dateOf(textOf(date));
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  date.setUTCDate(Math.min(Number(day.slice(8)), last.getUTCDate()));
  return textOf(date);
}

/** How many days a day stands behind the first of its week. */
export function placeInWeek(day: string, firstOfWeek: number): number {
  return (dateOf(day).getUTCDay() - firstOfWeek + 7) % 7;
}

/** The weeks of the month of a day, seven days each; undefined where a day is another month's. */
export function weeksOf(day: string, firstOfWeek: number): readonly (readonly (string | undefined)[])[] {
  const month = day.slice(0, 7);
  const weeks: (string | undefined)[][] = [];
  let next = addDays(`${month}-01`, -placeInWeek(`${month}-01`, firstOfWeek));
  while (next.slice(0, 7) <= month) {
    const week: (string | undefined)[] = [];
    for (let index = 0; index < 7; index += 1) {
      week.push(next.startsWith(month) ? next : undefined);
      next = addDays(next, 1);
    }
    weeks.push(week);
  }
  return weeks;
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function textOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
