import { writtenYear } from '../../dates/day-parts.ts';
import type { Rule } from '../rule.ts';

/** The last year that passes. */
export const maxYear: Rule = {
  message: 'maxYear',
  sentences: {
    en: '{{field}} should not contain year greater than {{maxYear}}.',
    fr: 'L’année du champ « {{field}} » ne peut pas être postérieure à {{maxYear}}.',
  },
  check({ component, value }) {
    const { maxYear } = component.settings;
    return typeof maxYear === 'number' && writtenYear(value) > maxYear ? { maxYear } : undefined;
  },
};
