import type { View } from '../frame/view.ts';
import { isList } from './list.ts';
import { Several } from './several.tsx';

/** Draws one value, or where a field holds several a list of them. */
export function orSeveral(draw: View): View {
  return ({ field, view }) =>
    isList(field) ? <Several field={field} view={view} draw={draw} /> : draw({ field, view });
}
