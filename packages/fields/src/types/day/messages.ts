import type { InEveryLocale } from '@guichet/definition';
import type { DayPart } from './parts.ts';

/** The label of each part. */
export const partLabels: InEveryLocale<Readonly<Record<DayPart, string>>> = {
  en: { day: 'Day', month: 'Month', year: 'Year' },
  fr: { day: 'Jour', month: 'Mois', year: 'Année' },
};
