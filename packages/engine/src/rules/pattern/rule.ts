import { cannotRun, type Rule } from '../rule.ts';

const compiled = new Map<string, RegExp | undefined>();

/**
 * The pattern between `^` and `$` without a group, so that `b|c` accepts `bxx`: forms rely on it.
 * Source: measured on Form.io.
 */
export const pattern = patternRule(false);

/** The same also for a pattern that may take for ever: for code that runs expressions in linear time. */
export const everyPattern = patternRule(true);

function patternRule(runsSlow: boolean): Rule {
  return {
    message: 'pattern',
    sentences: {
      en: '{{field}} does not have the right format.',
      fr: 'La réponse du champ « {{field}} » n’a pas le format demandé.',
    },
    ownMessage: 'validate.patternMessage',
    check({ component, value }) {
      const source = component.validate?.pattern;
      if (source === undefined || typeof value !== 'string' || value === '') return undefined;
      if (!runsSlow && component.validate?.isPatternSlow === true) return cannotRun;
      const expression = compile(source);
      if (expression === undefined || expression.test(value)) return undefined;
      return { pattern: source, regex: source };
    },
  };
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
