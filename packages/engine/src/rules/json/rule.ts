import type { Rule } from '../rule.ts';
import { jsonSentences } from './messages.ts';

/** `validate.json`: true passes, a text is what is wrong. What cannot be evaluated passes. Source: measured on Form.io. */
export const json: Rule = {
  message: 'jsonLogic',
  sentences: jsonSentences,
  judgesAll: true,
  check({ component, evaluate }) {
    const logic = component.validate?.json;
    if (logic === undefined) return undefined;
    const result = evaluate(logic);
    if (result === undefined || result.value === true || result.value === null) return undefined;
    return typeof result.value === 'string' && result.value !== '' ? { sentence: result.value } : {};
  },
};
