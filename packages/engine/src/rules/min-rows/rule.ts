import type { Rule } from '../rule.ts';

/** Counts rows, empty ones, too. A grid to which nobody can add rows is exempt. */
export const minRows: Rule = {
  message: 'minLength',
  sentences: {
    en: 'The number of rows in {{field}} must be at least {{length}}.',
    fr: 'Le nombre de lignes de « {{field}} » doit être d’au moins {{length}}.',
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
