import type { Rules } from '../rules/rule.ts';
import * as search from '../rules/search/rule.ts';

/** The rules of what is looked for. */
export const searchRules = search satisfies Rules;
