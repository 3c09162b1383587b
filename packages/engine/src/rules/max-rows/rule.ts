import type { Rule } from '../rule.ts';
import { maxRowCountOf } from './max-row-count.ts';

/** A limit of 0 is the author's way to have none, and ours holds. A grid whose rows nobody can remove is exempt. */
export const maxRows: Rule = {
  message: 'maxLength',
  sentences: {
    en: '{{field}} must have no more than {{length}} row{{s}}.',
    fr: 'Le champ « {{field}} » doit compter au plus {{length}} ligne{{s}}.',
  },
  reportedAs: 'maxLength',
  validatesAll: true,
  check({ component: { validate, settings, disabled }, rowCount = 0 }) {
    const length = maxRowCountOf(validate);
    if (disabled || settings.fixedRows === true) return undefined;
    return rowCount > length ? { length } : undefined;
  },
};
