import { cannotRun, type Rule, type RuleInput } from '../rule.ts';

const compiled = new Map<string, RegExp | undefined>();

/**
 * The pattern between `^` and `$` without a group, so that `b|c` accepts `bxx`: forms rely on it.
 * Source: measured on Form.io.
 */
export const pattern: Rule = {
  message: 'pattern',
  sentences: {
    en: '{{field}} does not have the right format.',
    fr: 'La réponse du champ « {{field}} » n’a pas le format demandé.',
  },
  ownMessage: 'validate.patternMessage',
  check: (input) => checkPattern(input),
};

/** Whether a text matches. `isSlow`: preparation found that it may take for ever. It throws where it was ended. */
export type TestExpression = (expression: RegExp, text: string, isSlow: boolean) => boolean;

/** Without `test` a pattern that may take for ever is not run. */
export function checkPattern({ component, value }: RuleInput, test?: TestExpression) {
  const { pattern: source, isPatternSlow = false } = component.validate ?? {};
  if (source === undefined || typeof value !== 'string' || value === '') return undefined;
  if (!test && isPatternSlow) return cannotRun;
  const expression = compile(source);
  if (!expression || (test ? test(expression, value, isPatternSlow) : expression.test(value)))
    return undefined;
  return { pattern: source, regex: source };
}

/** Undefined for what is no expression: preparation has reported it. */
function compile(source: string): RegExp | undefined {
  if (!compiled.has(source)) {
    try {
      compiled.set(source, new RegExp(`^${source}$`));
    } catch {
      compiled.set(source, undefined);
    }
  }
  return compiled.get(source);
}
