import type { View } from '../../frame/view.ts';
import { isList } from './list.ts';
import { MultipleField } from './multiple-field.tsx';

/** Draws one value, or where a field holds several a list of them. */
export function orMultiple(draw: View): View {
  return ({ field, view }) =>
    isList(field) ? <MultipleField field={field} view={view} draw={draw} /> : draw({ field, view });
}
