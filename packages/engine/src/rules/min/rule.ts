import type { Rule } from '../rule.ts';

/** The smallest number that passes. */
export const min: Rule = {
  message: 'min',
  sentences: {
    en: '{{field}} cannot be less than {{min}}.',
    fr: 'Le champ « {{field}} » ne peut pas être inférieur à {{min}}.',
  },
  check({ component, value }) {
    const min = component.validate?.min;
    return min !== undefined && typeof value === 'number' && value < min ? { min } : undefined;
  },
};
