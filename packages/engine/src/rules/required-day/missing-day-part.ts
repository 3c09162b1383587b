import type { JsonObject } from '@guichet/definition';
import { type DayPart, parseDayParts, partSettings } from '../../dates/day-parts.ts';

export type RequiredDayName =
  | 'requiredDayEmpty'
  | 'requiredDayField'
  | 'requiredMonthField'
  | 'requiredYearField';

const names = [
  ['day', 'requiredDayField'],
  ['month', 'requiredMonthField'],
  ['year', 'requiredYearField'],
] as const satisfies readonly (readonly [DayPart, RequiredDayName])[];

/** The first of the parts asked for that is not filled in; undefined when none is missing. */
export function missingDayPart(value: unknown, settings: JsonObject): RequiredDayName | undefined {
  const asked = names.filter(([part]) => partSettings(part, settings).required === true);
  if (asked.length === 0) return undefined;
  if (typeof value !== 'string' || value === '') return 'requiredDayEmpty';
  const parts = parseDayParts(value, settings);
  return asked.find(([part]) => !(parts[part] > 0))?.[1];
}
