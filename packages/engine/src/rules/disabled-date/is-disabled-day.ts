import type { JsonObject } from '@guichet/definition';

/**
 * Whether the author keeps a day, `YYYY-MM-DD`, from being chosen: all Saturdays and Sundays
 * (`disableWeekends`), all other days (`disableWeekdays`), or the days that `disable` lists as
 * `2026-07-01, 2026-12-24 - 2026-12-26`.
 */
export function isDisabledDay(day: string, settings: JsonObject): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const isWeekend = weekday === 0 || weekday === 6;
  if (settings[isWeekend ? 'disableWeekends' : 'disableWeekdays'] === true) return true;
  const { disable } = settings;
  if (typeof disable !== 'string') return false;
  return disable.split(',').some((range) => {
    const [from, to = from] = range.match(/\d{4}-\d\d-\d\d/g) ?? [];
    return from !== undefined && to !== undefined && from <= day && day <= to;
  });
}
