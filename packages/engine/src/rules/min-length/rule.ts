import type { Rule } from '../rule.ts';

/** Passes what is empty: that is for `required` to say. */
export const minLength: Rule = {
  message: 'minLength',
  sentences: {
    en: '{{field}} must have at least {{length}} character{{s}}.',
    fr: 'Le champ « {{field}} » doit compter au moins {{length}} caractère{{s}}.',
  },
  check({ component, value }) {
    const length = component.validate?.minLength;
    if (length === undefined || typeof value !== 'string' || value === '') return undefined;
    return value.length < length ? { length } : undefined;
  },
};
