import { isJsonObject, type Json } from '@guichet/definition';
import { listOf } from './define-model.ts';

/** What stands in a column, a cell or a tab: these are no components, but hold some. */
export function componentsIn(place: Json | undefined): readonly Json[] {
  return isJsonObject(place) ? listOf(place.components) : [];
}

/** How many of them preparation keeps: a view deals out the children by it. */
export function countIn(components: readonly Json[]): number {
  return components.filter((json) => isJsonObject(json) && typeof json.type === 'string').length;
}
