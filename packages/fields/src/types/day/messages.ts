import type { InEveryLocale } from '@guichet/definition';
import type { DayPart } from './parts.ts';

interface DayMessages {
  /** The label of each part. */
  readonly names: Readonly<Record<DayPart, string>>;
  readonly months: readonly string[];
}

export const dayMessages: InEveryLocale<DayMessages> = {
  en: {
    names: { day: 'Day', month: 'Month', year: 'Year' },
    months: [
      ...['January', 'February', 'March', 'April', 'May', 'June'],
      ...['July', 'August', 'September', 'October', 'November', 'December'],
    ],
  },
  fr: {
    names: { day: 'Jour', month: 'Mois', year: 'Année' },
    months: [
      ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin'],
      ...['juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
    ],
  },
};
