import type { InEveryLocale } from '@guichet/definition';

interface DateHabits {
  /** The day is written before its month: 1 mars 2026. */
  readonly isDayFirst: boolean;
  /** The hours are counted to 24, whatever a format says: the language has no a.m. and p.m. */
  readonly is24: boolean;
}

/** How a language writes dates and times. */
export const dateHabits: InEveryLocale<DateHabits> = {
  en: { isDayFirst: false, is24: false },
  fr: { isDayFirst: true, is24: true },
};
