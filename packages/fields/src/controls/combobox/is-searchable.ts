import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { Field, FieldView } from '@guichet/engine';

/** A list that is longer nobody likes to look through. Product constant. */
export const longList = 20;

/**
 * How a choice of a list is searched, as it is prepared: `always` where its author wants Form.io's own control and
 * several are chosen, or its choices stand elsewhere or are many; `long` where it depends on how many code computes.
 * Absent: a plain list.
 */
export function searchSetting(json: JsonObject, values: Json | undefined): JsonObject {
  if (json.widget === 'html5') return {};
  if (json.multiple === true) return { search: 'always' };
  if (json.searchEnabled === false) return {};
  const { dataSrc } = json;
  if (dataSrc === 'custom') return { search: 'long' };
  const isListed = typeof dataSrc !== 'string' || dataSrc === '' || dataSrc === 'values';
  const isLong = Array.isArray(values) && values.filter(isJsonObject).length > longList;
  return isListed && !isLong ? {} : { search: 'always' };
}

export function isSearchable({ component }: Field, { options = [] }: FieldView): boolean {
  const { search } = component.settings;
  return search === 'always' || (search === 'long' && options.length > longList);
}
