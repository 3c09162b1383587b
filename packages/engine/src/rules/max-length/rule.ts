import type { Rule } from '../rule.ts';

/** A limit of 0 is none. */
export const maxLength: Rule = {
  message: 'maxLength',
  sentences: {
    en: '{{field}} must have no more than {{length}} character{{s}}.',
    fr: 'Le champ « {{field}} » doit compter au plus {{length}} caractère{{s}}.',
  },
  check({ component, value }) {
    const length = component.validate?.maxLength;
    if (length === undefined || length <= 0 || typeof value !== 'string') return undefined;
    return value.length > length ? { length } : undefined;
  },
};
