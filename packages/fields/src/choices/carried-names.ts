import { decodeJson, encodeJson, type JsonObject } from '@guichet/definition';
import type { Field } from '@guichet/engine';
import { itemNamesIn } from './offer.ts';
import { sourceIn } from './source.ts';

/** Suffix of the hidden input that carries names without a script. */
const carriedName = ':names';

interface CarriedNames {
  readonly name: string;
  readonly value: string;
}

/** The names of chosen items in a plain post. Undefined where nothing is known. */
export function carriedNames(field: Field): CarriedNames | undefined {
  if (sourceIn(field.component.settings) === undefined) return undefined;
  const shown = field.shown();
  const names = itemNamesIn(field.transientState?.value).filter(({ value }) => shown.includes(value));
  return names.length === 0 ? undefined : { name: `${field.path()}${carriedName}`, value: encodeJson(names) };
}

/** The names in a plain post, as transient state. Undefined: nothing. */
export function postedNames(
  field: Pick<Field, 'component'> & { path(): string },
  controls: ReadonlyMap<string, readonly string[]>,
): JsonObject | undefined {
  const [text = ''] = controls.get(`${field.path()}${carriedName}`) ?? [];
  if (text === '' || sourceIn(field.component.settings) === undefined) return undefined;
  const chosen = itemNamesIn({ chosen: decodeJson(text) });
  return chosen.length === 0 ? undefined : { chosen };
}
