import type { InEveryLocale } from '@guichet/definition';
import type { Part } from './parts.ts';

interface DayMessages {
  /** What stands above each part. */
  readonly names: Readonly<Record<Part, string>>;
  readonly months: readonly string[];
  /** A day as it is read; a part that is open is `''`. */
  readonly inWords: (day: string, month: string, year: string) => string;
}

export const dayMessages: InEveryLocale<DayMessages> = {
  en: {
    names: { day: 'Day', month: 'Month', year: 'Year' },
    months: [
      ...['January', 'February', 'March', 'April', 'May', 'June'],
      ...['July', 'August', 'September', 'October', 'November', 'December'],
    ],
    inWords: (day, month, year) =>
      [[month, day].filter(Boolean).join(' '), year].filter(Boolean).join(day === '' ? ' ' : ', '),
  },
  fr: {
    names: { day: 'Jour', month: 'Mois', year: 'Année' },
    months: [
      ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin'],
      ...['juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
    ],
    inWords: (day, month, year) => [day === '1' ? '1er' : day, month, year].filter(Boolean).join(' '),
  },
};
