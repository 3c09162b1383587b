import { writtenYear } from '../../dates/day-parts.ts';
import type { Rule } from '../rule.ts';

/** The first year that passes. A year that is left open does not, once another part is filled in. */
export const minYear: Rule = {
  message: 'minYear',
  sentences: {
    en: '{{field}} should not contain year less than {{minYear}}.',
    fr: 'L’année du champ « {{field}} » ne peut pas être antérieure à {{minYear}}.',
  },
  check({ component, value, isEmpty }) {
    const { minYear } = component.settings;
    // A default of noughts answers nothing: Form.io's page drops it, and then says nothing of its year.
    if (isEmpty && value === component.defaultValue) return undefined;
    return typeof minYear === 'number' && writtenYear(value) < minYear ? { minYear } : undefined;
  },
};
