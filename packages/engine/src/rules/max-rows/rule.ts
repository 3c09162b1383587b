import type { Rule } from '../rule.ts';
import { maxRowsSentences } from './messages.ts';

/** A limit of 0 is none. A grid that nobody can take rows from is not held to it. */
export const maxRows: Rule = {
  message: 'maxLength',
  sentences: maxRowsSentences,
  reportedAs: 'maxLength',
  judgesAll: true,
  check({ component: { validate, settings, disabled }, rowCount = 0 }) {
    const length = validate?.maxLength ?? 0;
    if (length <= 0 || disabled || settings.fixedRows === true) return undefined;
    return rowCount > length ? { length } : undefined;
  },
};
