import { cannotRun, type Rule } from '../rule.ts';
import { verdictOf } from '../verdict-of.ts';

/** `validate.json`: true passes, a text is what is wrong. Source: measured on Form.io. */
export const json: Rule = {
  message: 'jsonLogic',
  sentences: {
    en: '{{field}} is not valid.',
    fr: 'Le champ « {{field}} » n’est pas valide.',
  },
  isAuthors: true,
  check({ component, value, evaluate }) {
    const logic = component.validate?.json;
    if (logic === undefined) return undefined;
    const result = evaluate({ kind: 'logic', logic }, value);
    if (result === undefined) return cannotRun;
    return result.value === undefined ? {} : verdictOf(result.value);
  },
};
