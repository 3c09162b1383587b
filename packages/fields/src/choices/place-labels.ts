import type { JsonObject } from '@guichet/definition';

/** Where the labels of options stand is a matter of style alone: what says so is a class. Usually they follow. */
export function placeLabels(json: JsonObject): JsonObject {
  const { optionsLabelPosition: place, customClass } = json;
  if (place !== 'left' && place !== 'top' && place !== 'bottom') return json;
  const authorClasses = typeof customClass === 'string' ? `${customClass} ` : '';
  return { ...json, customClass: `${authorClasses}g-labels-${place}` };
}
