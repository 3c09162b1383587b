import { isSecret } from '../data/submission-data.ts';
import type { InternalField } from '../fields/internal-field.ts';
import type { FieldTransientState } from '../form-data.ts';

/** Characters of JSON that a field may keep as transient state: the shapes of a map may be far longer. */
const longestKept = 50_000;

/** Transient states of fields, in definition order. */
export function transientStatesOf(
  fields: readonly InternalField[],
  onDevice?: boolean,
): readonly FieldTransientState[] {
  return fields.flatMap((field) => {
    if (onDevice && isSecret(field, onDevice)) return [];
    const transientState = field.transientState?.peek();
    if (transientState === undefined || JSON.stringify(transientState).length > longestKept) return [];
    return [{ path: field.path(), transientState }];
  });
}
