import { writtenYear } from '../../dates/day-parts.ts';
import type { Rule } from '../rule.ts';

/** The last year that passes. */
export const maxYear: Rule = {
  message: 'maxYear',
  sentences: {
    en: '{{field}} should not contain year greater than {{maxYear}}',
    fr: 'Le champ « {{field}} » ne doit pas contenir d’année postérieure à {{maxYear}}',
  },
  check({ component, value }) {
    const { maxYear } = component.settings;
    return typeof maxYear === 'number' && writtenYear(value) > maxYear ? { maxYear } : undefined;
  },
};
