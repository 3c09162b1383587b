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

/**
 * The rules of the types that nearly every form uses, in the order in which failures are reported: a page loads
 * the others only where its form needs them.
 */
export const everydayRules = {
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
