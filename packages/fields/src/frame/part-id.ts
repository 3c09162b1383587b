import type { Field } from '@guichet/engine';

/** The id of a part of a field. No component's id holds a colon, so that it can be no other field's. */
export function partId(field: Field, part: string | number): string {
  return `${field.id}:${part}`;
}
