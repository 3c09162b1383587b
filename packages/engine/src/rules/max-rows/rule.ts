import type { Rule } from '../rule.ts';
import { maxRowCountOf } from './max-row-count.ts';

/** A limit of 0 is the author's way to have none, and ours holds. A grid whose rows nobody can remove is exempt. */
export const maxRows: Rule = {
  message: 'maxLength',
  sentences: {
    en: 'The number of rows in {{field}} must be at most {{length}}.',
    fr: 'Le nombre de lignes de « {{field}} » doit être d’au plus {{length}}.',
  },
  reportedAs: 'maxLength',
  validatesAll: true,
  check({ component: { validate, settings, disabled }, rowCount = 0 }) {
    const length = maxRowCountOf(validate);
    if (disabled || settings.fixedRows === true) return undefined;
    return rowCount > length ? { length } : undefined;
  },
};
