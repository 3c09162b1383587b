import { cannotRun, type Rule } from '../rule.ts';
import { verdictOf } from '../verdict-of.ts';

/** `validate.row` of an edit grid: code that validates each row, `row` being what it holds. The first that fails speaks. */
export const row: Rule = {
  message: 'invalidRow',
  sentences: {
    en: '{{field}}: row {{row}} is not valid.',
    fr: '{{field}}\u00a0: la ligne {{row}} n’est pas valide.',
  },
  isAuthors: true,
  validatesAll: true,
  check({ component, value, evaluate }) {
    const code = component.validate?.row;
    if (code === undefined || !Array.isArray(value)) return undefined;
    for (const [rowIndex, held] of value.entries()) {
      const result = evaluate({ kind: 'code', code }, held, { row: held, rowIndex });
      if (result === undefined) return cannotRun;
      const wrong = verdictOf(result.value);
      if (wrong !== undefined) return { row: rowIndex + 1, ...wrong };
    }
    return undefined;
  },
};
