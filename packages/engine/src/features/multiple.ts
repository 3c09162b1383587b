import { array, arrayNonempty, nonarray } from '../rules/multiple/rule.ts';
import type { Rules } from '../rules/rule.ts';

/** A form service's errors about a list in place of one value, and about one value in place of a list. */
export const multipleRules = { array, array_nonempty: arrayNonempty, nonarray } satisfies Rules;
