import type { ValidateSettings } from '../../prepared-form.ts';

/** Rows of one grid, whatever its author allows: with more of them no page answers at once. Product constant. */
export const maxRowCount = 1_000;

/** As many rows as a grid may have. An author's limit of 0 is none. */
export function maxRowCountOf(validate: ValidateSettings | undefined): number {
  const most = validate?.maxLength ?? 0;
  return most > 0 ? Math.min(most, maxRowCount) : maxRowCount;
}
