import { isJsonObject, type Json, type JsonObject, parsePath } from '@guichet/definition';
import type { Field, Form } from '@guichet/engine';
import { type Choice, choiceNamed } from './items.ts';
import { offerIn } from './offer.ts';
import { type Source, sourceIn } from './source.ts';

/**
 * Calls what is chosen by the names that a submission tells (`metadata.selectData`), so that nobody need ask for them.
 * Names that were found since stay.
 */
export function restoreNames(form: Form, selectData: Json | undefined): void {
  if (!isJsonObject(selectData)) return;
  for (const field of form.fields.flatMap(allIn)) {
    const source = sourceIn(field.component.settings);
    if (source === undefined || offerIn(field.transientState?.value).state !== 'none') continue;
    const chosen = field.shown().flatMap((value) => nameIn(selectData, field.path(), value, source) ?? []);
    if (chosen.length > 0)
      form.dispatch({ kind: 'setTransientState', field, transientState: { chosen }, isUnderWay: true });
  }
}

/** A field, and all fields in it. */
export function allIn(field: Field): readonly Field[] {
  const inRows = (field.rows() ?? []).flatMap(({ fields }) => fields);
  return [field, ...[...field.children, ...inRows].flatMap(allIn)];
}

/** The name in a submission of one choice: by the path of its field, which Form.io writes as nested objects. */
export function nameIn(
  selectData: JsonObject,
  path: string,
  value: string,
  source: Pick<Source, 'template'>,
): Choice | undefined {
  const named = Object.hasOwn(selectData, path) ? selectData[path] : deepIn(selectData, path);
  if (!isJsonObject(named)) return undefined;
  const nameOfValue = Object.hasOwn(named, value) ? named[value] : undefined;
  return choiceNamed(value, isJsonObject(nameOfValue) ? nameOfValue : named, source);
}

function deepIn(selectData: JsonObject, path: string): Json | undefined {
  return parsePath(path).reduce<Json | undefined>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)];
    return isJsonObject(inner) && Object.hasOwn(inner, String(key)) ? inner[String(key)] : undefined;
  }, selectData);
}
