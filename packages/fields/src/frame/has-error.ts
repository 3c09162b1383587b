import type { Field } from '@guichet/engine';

/** Whether an error shows at a field or at any that stands in it, in the rows of a grid, too. Tracked. */
export function hasError(field: Field): boolean {
  if (field.errors().length > 0) return true;
  return field.children.some(hasError) || (field.rows() ?? []).some(({ fields }) => fields.some(hasError));
}
