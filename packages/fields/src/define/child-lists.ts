import { isJsonObject, type Json } from '@guichet/definition';
import { listOf } from './define-model.ts';

/** The components in a column, a cell or a tab, which are none themselves. */
export function componentsIn(place: Json | undefined): readonly Json[] {
  return isJsonObject(place) ? listOf(place.components) : [];
}

/** How many of them preparation keeps: a view deals out the children by it. */
export function countIn(components: readonly Json[]): number {
  return components.filter((json) => isJsonObject(json) && typeof json.type === 'string').length;
}
