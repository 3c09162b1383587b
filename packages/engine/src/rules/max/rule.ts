import type { Rule } from '../rule.ts';

/** The largest number that passes. */
export const max: Rule = {
  message: 'max',
  sentences: {
    en: '{{field}} cannot be greater than {{max}}.',
    fr: 'Le champ « {{field}} » ne peut pas dépasser {{max}}.',
  },
  check({ component, value }) {
    const max = component.validate?.max;
    return max !== undefined && typeof value === 'number' && value > max ? { max } : undefined;
  },
};
