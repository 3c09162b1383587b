import { isJsonObject, type JsonObject, type Locale } from '@guichet/definition';
import type { PreparedComponent } from '@guichet/engine';
import { dateHabits } from '../../dates/date-habits.ts';

export const parts = ['day', 'month', 'year'] as const;
export type DayPart = (typeof parts)[number];

/** The parts as a value writes them, one after the other: the same in every language. */
export function writtenOrder({ settings }: PreparedComponent): readonly DayPart[] {
  return settings.dayFirst === true ? parts : ['month', 'day', 'year'];
}

/**
 * The parts that are asked for, as a resident reads them: the day first where the language does so, whatever the value
 * does; else with `useLocaleSettings` the month.
 */
export function shownParts(component: PreparedComponent, locale: Locale): readonly DayPart[] {
  const { dayFirst, useLocaleSettings } = component.settings;
  const isDayFirst = dateHabits[locale].isDayFirst || (dayFirst === true && useLocaleSettings !== true);
  const order: readonly DayPart[] = isDayFirst ? parts : ['month', 'day', 'year'];
  return order.filter((part) => !isHidden(part, component.settings));
}

export function isHidden(part: DayPart, settings: JsonObject): boolean {
  return partIn(settings, part).hide === true;
}

/** The settings of one part: `fields.day`. */
export function partIn({ fields }: JsonObject, part: DayPart): JsonObject {
  const setting = isJsonObject(fields) ? fields[part] : undefined;
  return isJsonObject(setting) ? setting : {};
}
