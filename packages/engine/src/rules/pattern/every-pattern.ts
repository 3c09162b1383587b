import type { Rule } from '../rule.ts';
import { checkPattern, pattern, type TestExpression } from './rule.ts';

export type { TestExpression };

/** The rule also for a pattern that may take for ever: `test` ends it in time. */
export function everyPattern(test: TestExpression): Rule {
  return { ...pattern, check: (input) => checkPattern(input, test) };
}
