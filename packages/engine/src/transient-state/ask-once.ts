import type { InternalField } from '../fields/internal-field.ts';

/** Somebody tries to go on: fields that were begun and hold nothing ask about it once. See `Model.askOnce`. */
export function askOnce(fields: readonly InternalField[]): void {
  for (const field of fields) {
    if (field.transientState === undefined || !field.visible() || field.disabled() || !field.isEmpty())
      continue;
    const next = field.model.askOnce?.(field.transientState.peek(), field.now());
    if (next !== undefined) field.transientState.value = next;
  }
}
