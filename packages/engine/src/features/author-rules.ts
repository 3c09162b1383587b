import { custom } from '../rules/custom/rule.ts';
import { json } from '../rules/json/rule.ts';
import { maxWords } from '../rules/max-words/rule.ts';
import { minWords } from '../rules/min-words/rule.ts';
import { row } from '../rules/row/rule.ts';
import type { Rules } from '../rules/rule.ts';
import { type OwnRuleName, type RuleName, ruleNames } from '../rules/rule-name.ts';

/** Rules that a component of any type may be given: they stand among the type's own where Form.io reports them. */
export const authorRules = {
  inOrder(names: ReadonlySet<RuleName>): readonly RuleName[] {
    const authorRuleNames = [...names].filter((name): name is OwnRuleName => name.includes(':'));
    return [...ruleNames.filter((name) => names.has(name)), ...authorRuleNames];
  },
};

export const rulesOfAuthors = { custom, json, maxWords, minWords, row } satisfies Rules;
