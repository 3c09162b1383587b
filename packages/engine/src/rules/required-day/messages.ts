import type { InEveryLocale } from '@guichet/definition';
import type { RequiredDayName } from './missing-day-part.ts';

export const requiredDaySentences: Readonly<Record<RequiredDayName, InEveryLocale>> = {
  requiredDayEmpty: {
    en: '{{field}} is required',
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
