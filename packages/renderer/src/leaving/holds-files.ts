import type { Field } from '@guichet/engine';

/** Whether a field, or one below it, has a file. */
export function holdsFiles(field: Field): boolean {
  const value = field.component.type === 'file' ? field.value() : undefined;
  if (Array.isArray(value) && value.length > 0) return true;
  return field.children.some(holdsFiles) || (field.rows() ?? []).some((row) => row.fields.some(holdsFiles));
}
