import type { Rule, Rules } from './rule.ts';
import type { RuleName } from './rule-name.ts';

/** Throws for a rule that the form needs and was not brought to life with. */
export function ruleNamed(name: RuleName, rules: Rules): Rule {
  const rule = rules[name];
  if (rule === undefined) throw new Error(`No rule ${name}.`);
  return rule;
}

export function isRuleOf(rules: Rules, name: string): name is RuleName {
  return Object.hasOwn(rules, name);
}

export function namesOf(rules: Rules): readonly RuleName[] {
  return Object.keys(rules).filter((name) => isRuleOf(rules, name));
}
