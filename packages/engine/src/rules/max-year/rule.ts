import { writtenYear } from '../../dates/day-parts.ts';
import type { Rule } from '../rule.ts';
import { maxYearSentences } from './messages.ts';

/** The last year that passes. */
export const maxYear: Rule = {
  message: 'maxYear',
  sentences: maxYearSentences,
  check({ component, value }) {
    const { maxYear } = component.settings;
    return typeof maxYear === 'number' && writtenYear(value) > maxYear ? { maxYear } : undefined;
  },
};
