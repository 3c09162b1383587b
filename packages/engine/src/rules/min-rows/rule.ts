import type { Rule } from '../rule.ts';

/** Counts rows, empty ones, too. A grid to which nobody can add rows is exempt. */
export const minRows: Rule = {
  message: 'minLength',
  sentences: {
    en: '{{field}} must have at least {{length}} row{{s}}.',
    fr: 'Le champ « {{field}} » doit compter au moins {{length}} ligne{{s}}.',
  },
  reportedAs: 'minLength',
  validatesAll: true,
  check({ component: { validate, settings, disabled }, rowCount }) {
    const length = validate?.minLength;
    if (length === undefined || disabled || settings.fixedRows === true || rowCount === undefined) {
      return undefined;
    }
    return rowCount < length ? { length } : undefined;
  },
};
