import { rowFailures } from '../rows/open-row-failures.ts';
import { invalidRow, invalidRows, unsavedRow, unsavedRows } from '../rules/open-rows/rule.ts';
import type { Rules } from '../rules/rule.ts';

/** Grids whose rows are opened and saved one by one: one that stays open keeps the form from being sent. */
export const rowEditing = { rowFailures };

export const rowEditingRules = { invalidRow, invalidRows, unsavedRow, unsavedRows } satisfies Rules;
