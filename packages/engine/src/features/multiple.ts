import { array, arrayNonempty, nonarray } from '../rules/multiple/rule.ts';
import type { Rules } from '../rules/rule.ts';

/** What a form service says of a list where one value is asked for, and of one value where a list is. */
export const multipleRules = { array, array_nonempty: arrayNonempty, nonarray } satisfies Rules;
