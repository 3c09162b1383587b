import type { FormContext } from './internal-field.ts';

/** From an attempt to send on every error shows, in the rows that are there by then; or none that nobody caused. */
export function setAttempted(isAttempted: boolean, context: FormContext): void {
  context.isAttempted.value = isAttempted;
  for (const row of context.index.all().flatMap((field) => field.rows() ?? [])) {
    row.isAttempted.value = isAttempted;
    row.isLeftOpen.value = isAttempted;
  }
}
