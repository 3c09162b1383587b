import { cannotRun, type Rule } from '../rule.ts';
import { verdictOf } from '../verdict-of.ts';

/** `validate.custom`: code that leaves true in `valid`, or what is wrong. Source: measured on Form.io. */
export const custom: Rule = {
  message: 'custom',
  sentences: {
    en: '{{field}} is not valid.',
    fr: 'Le champ « {{field}} » n’est pas valide.',
  },
  isAuthors: true,
  check({ component, value, evaluate }) {
    const code = component.validate?.custom;
    if (code === undefined) return undefined;
    const result = evaluate({ kind: 'code', code }, value);
    return result === undefined ? cannotRun : verdictOf(result.value);
  },
};
