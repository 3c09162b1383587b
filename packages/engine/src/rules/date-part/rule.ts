import type { InEveryLocale } from '@guichet/definition';
import type { DateFault } from '../../dates/typed-date.ts';
import type { Rule } from '../rule.ts';
import { faultIn } from './fault-of.ts';

export const datePartSentences = {
  day: {
    en: '{{field}}: there is no day {{day}} in that month, which has {{days}} days.',
    fr: 'Le champ « {{field}} » indique le jour {{day}}, mais ce mois compte {{days}} jours.',
  },
  month: {
    en: '{{field}}: there is no month {{month}}. Months go from 1 to 12.',
    fr: 'Le champ « {{field}} » doit contenir un mois de 1 à 12, et non {{month}}.',
  },
  year: {
    en: '{{field}}: write the year with four digits.',
    fr: 'Le champ « {{field}} » doit contenir l’année en quatre chiffres.',
  },
  missing: {
    en: '{{field}}: write the day, the month and the year.',
    fr: 'Le champ « {{field}} » doit contenir le jour, le mois et l’année.',
  },
  time: {
    en: '{{field}}: add the time after the date.',
    fr: 'Le champ « {{field}} » doit aussi contenir l’heure, après la date.',
  },
  clock: {
    en: '{{field}}: that time does not exist. Hours go from 0 to 23, and minutes from 0 to 59.',
    fr: 'Le champ « {{field}} » doit contenir une heure valide : de 0 à 23 pour les heures, et de 0 à 59 pour les minutes.',
  },
} satisfies Readonly<Record<string, InEveryLocale>>;

/** One rule for each part of a date that can be wrong, since a rule has one sentence; at most one of them fails. */
export const dateDay = datePartRule('day');
export const dateMonth = datePartRule('month');
export const dateYear = datePartRule('year');
export const dateMissing = datePartRule('missing');
export const dateTime = datePartRule('time');
export const dateClock = datePartRule('clock');

function datePartRule(part: DateFault['part']): Rule {
  return {
    message: 'invalidDate',
    sentences: datePartSentences[part],
    reportedAs: 'date',
    check({ component, value, isMalformed }) {
      const fault = faultIn(component, value);
      if (isMalformed || fault?.part !== part) return undefined;
      const { part: _, ...values } = fault;
      return values;
    },
  };
}
