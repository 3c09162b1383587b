import type { InEveryLocale } from '@guichet/definition';
import type { Rule } from '../rule.ts';
import { missingDayPart, type RequiredDayName } from './missing-day-part.ts';

const requiredDaySentences: Readonly<Record<RequiredDayName, InEveryLocale>> = {
  requiredDayEmpty: {
    en: '{{field}} is required.',
    fr: 'Le champ « {{field}} » est obligatoire.',
  },
  requiredDayField: {
    en: '{{field}} is required: the day is missing.',
    fr: 'Le champ « {{field}} » est obligatoire : il manque le jour.',
  },
  requiredMonthField: {
    en: '{{field}} is required: the month is missing.',
    fr: 'Le champ « {{field}} » est obligatoire : il manque le mois.',
  },
  requiredYearField: {
    en: '{{field}} is required: the year is missing.',
    fr: 'Le champ « {{field}} » est obligatoire : il manque l’année.',
  },
};

/** One rule for each sentence, since a rule has one; at most one of them fails. */
export const requiredDayEmpty = requiredDayRule('requiredDayEmpty');
export const requiredDayField = requiredDayRule('requiredDayField');
export const requiredMonthField = requiredDayRule('requiredMonthField');
export const requiredYearField = requiredDayRule('requiredYearField');

function requiredDayRule(name: RequiredDayName): Rule {
  return {
    message: name,
    sentences: requiredDaySentences[name],
    reportedAs: 'day',
    check({ component, value, isMalformed }) {
      // Of what is no number the rule of days tells: it is not missing.
      if (isMalformed || (typeof value === 'string' && /[^\d/]/.test(value))) return undefined;
      return missingDayPart(value, component.settings) === name ? {} : undefined;
    },
  };
}
