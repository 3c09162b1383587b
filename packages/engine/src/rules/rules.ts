import { email } from './email/rule.ts';
import { mask } from './mask/rule.ts';
import { max } from './max/rule.ts';
import { maxLength } from './max-length/rule.ts';
import { maxSelectedCount } from './max-selected-count/rule.ts';
import { min } from './min/rule.ts';
import { minLength } from './min-length/rule.ts';
import { minSelectedCount } from './min-selected-count/rule.ts';
import { number } from './number/rule.ts';
import { onlyAvailableItems } from './only-available-items/rule.ts';
import { pattern } from './pattern/rule.ts';
import { required } from './required/rule.ts';
import type { Rule } from './rule.ts';
import { type } from './type/rule.ts';
import { url } from './url/rule.ts';

/** Every rule, under the name that the details of a form service's refusal use. */
export const rules = {
  type,
  email,
  mask,
  maxLength,
  maxSelectedCount,
  max,
  minLength,
  minSelectedCount,
  min,
  pattern,
  required,
  url,
  number,
  onlyAvailableItems,
} satisfies Readonly<Record<string, Rule>>;

export type RuleName = keyof typeof rules;

export function isRuleName(name: string): name is RuleName {
  return Object.hasOwn(rules, name);
}
