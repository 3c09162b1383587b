import type { InEveryLocale } from '@guichet/definition';

interface CalendarMessages {
  readonly choose: (name: string) => string;
  readonly change: (name: string, day: string) => string;
  readonly cannot: (day: string) => string;
  readonly previousYear: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly nextYear: string;
  readonly close: string;
  readonly keys: string;
}

export const calendarMessages: InEveryLocale<CalendarMessages> = {
  en: {
    choose: (name) => `Choose a day for ${name} on a calendar`,
    change: (name, day) => `Choose another day for ${name} on a calendar. Chosen: ${day}`,
    cannot: (day) => `${day}, cannot be chosen`,
    previousYear: 'Previous year',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    nextYear: 'Next year',
    close: 'Close without choosing',
    keys: 'Arrow keys move from day to day, Page Up and Page Down from month to month.',
  },
  fr: {
    choose: (name) => `Choisir un jour pour «\u00a0${name}\u00a0» dans un calendrier`,
    change: (name, day) =>
      `Choisir un autre jour pour «\u00a0${name}\u00a0» dans un calendrier. Jour choisi\u00a0: ${day}`,
    cannot: (day) => `${day}, date non offerte`,
    previousYear: 'Année précédente',
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
    nextYear: 'Année suivante',
    close: 'Fermer sans choisir',
    keys: 'Les flèches vont d’un jour à l’autre, les touches Page précédente et Page suivante, d’un mois à l’autre.',
  },
};
