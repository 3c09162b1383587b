import type { Field, Row } from '../field.ts';
import type { InternalField } from './internal-field.ts';

/** A field or row with all that stands in it, rows included, in definition order. */
export function allWithin(place: Field | Row): readonly Field[] {
  if (!('component' in place)) return place.fields.flatMap(allWithin);
  const rows = place.rows()?.flatMap(allWithin) ?? [];
  return [place, ...place.children.flatMap(allWithin), ...rows];
}

/** A field with all that stands in it, but for rows. */
export function withChildren(field: InternalField): readonly InternalField[] {
  return [field, ...field.children.flatMap(withChildren)];
}
