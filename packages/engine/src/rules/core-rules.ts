import { email } from './email/rule.ts';
import { maxLength } from './max-length/rule.ts';
import { minLength } from './min-length/rule.ts';
import { onlyAvailableItems } from './only-available-items/rule.ts';
import { pattern } from './pattern/rule.ts';
import { required } from './required/rule.ts';
import type { Rules } from './rule.ts';
import { type } from './type/rule.ts';
import { unique } from './unique/rule.ts';

/** The rules of the core's types; each feature brings those of its own. */
export const coreRules = {
  type,
  email,
  maxLength,
  minLength,
  pattern,
  required,
  onlyAvailableItems,
  unique,
} satisfies Rules;
