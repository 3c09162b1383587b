import type { InEveryLocale, Locale } from '@guichet/definition';
import { formatDay } from './dates.ts';
import { weekdayNames } from './weekday-messages.ts';

const between: InEveryLocale = { en: ', ', fr: ' ' };

/** Of a day, `2026-03-01`. */
export function weekdayName(day: string, locale: Locale): string {
  return weekdayNames[locale][new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
}

/** `Sunday, March 1, 2026`, `dimanche 1er mars 2026`. */
export function formatFullDay(day: string, locale: Locale): string {
  return `${weekdayName(day, locale)}${between[locale]}${formatDay(day, locale)}`;
}
