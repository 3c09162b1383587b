import { decodeJson, encodeJson, type JsonObject } from '@guichet/definition';
import type { Field } from '@guichet/engine';
import { itemNamesIn } from './offer.ts';
import { sourceIn } from './source.ts';

/** What the name of the hidden input adds to the path of its field that carries names along without a script. */
const carriedName = ':names';

interface CarriedNames {
  readonly name: string;
  readonly value: string;
}

/** What a plain post carries along beside the values: what is chosen is called. Undefined where nothing is known. */
export function carriedNames(field: Field): CarriedNames | undefined {
  if (sourceIn(field.component.settings) === undefined) return undefined;
  const shown = field.shown();
  const names = itemNamesIn(field.transientState?.value).filter(({ value }) => shown.includes(value));
  return names.length === 0 ? undefined : { name: `${field.path()}${carriedName}`, value: encodeJson(names) };
}

/** What a plain post brought of it, as it is laid aside. Undefined: nothing. */
export function postedNames(
  field: Pick<Field, 'component'> & { path(): string },
  controls: ReadonlyMap<string, readonly string[]>,
): JsonObject | undefined {
  const [text = ''] = controls.get(`${field.path()}${carriedName}`) ?? [];
  if (text === '' || sourceIn(field.component.settings) === undefined) return undefined;
  const chosen = itemNamesIn({ chosen: decodeJson(text) });
  return chosen.length === 0 ? undefined : { chosen };
}
