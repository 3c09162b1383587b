import { canAddRow } from '../rows/can-add-row.ts';
import { createRows } from '../rows/create-rows.ts';
import { createRowCommands } from '../rows/row-commands.ts';
import { maxLength } from '../rules/max-length/rule.ts';
import { maxRows } from '../rules/max-rows/rule.ts';
import { minLength } from '../rules/min-length/rule.ts';
import { minRows } from '../rules/min-rows/rule.ts';
import type { Rules } from '../rules/rule.ts';

/** Grids: rows that are added, moved, opened, saved and removed. */
export const rows = { createRows, createRowCommands, canAddRow };

/** A form service calls a limit of rows one of length. */
export const rowRules = {
  maxLength: { ...maxLength, narrowed: (value) => (Array.isArray(value) ? 'maxRows' : undefined) },
  maxRows,
  minLength: { ...minLength, narrowed: (value) => (Array.isArray(value) ? 'minRows' : undefined) },
  minRows,
} satisfies Rules;
