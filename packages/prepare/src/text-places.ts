import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';

/** A text that an author wrote in a component. */
export interface PlacedText {
  /** The setting as text ids name it: `values.0.label`. */
  readonly setting: string;
  /** The same as a path in the JSON: `values[0].label`. */
  readonly place: string;
  readonly text: string;
}

/** The texts of a setting, none of them empty: `values[].label` is one for each item of the list. */
export function textsAt(json: JsonObject, setting: string): readonly PlacedText[] {
  const names = setting.split('.');
  return below(json, names, '', '');
}

function below(
  value: Json | undefined,
  [name, ...rest]: readonly string[],
  setting: string,
  place: string,
): readonly PlacedText[] {
  if (name === undefined) {
    const isText = (typeof value === 'string' && value !== '') || typeof value === 'number';
    return isText ? [{ setting, place, text: String(value) }] : [];
  }
  const isList = name.endsWith('[]');
  const key = isList ? name.slice(0, -2) : name;
  const inner = isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  const [innerSetting, innerPlace] = [joined(setting, key), joined(place, key)];
  if (!isList) return below(inner, rest, innerSetting, innerPlace);
  if (!Array.isArray(inner)) return [];
  return inner.flatMap((item: Json, index) =>
    below(item, rest, `${innerSetting}.${index}`, `${innerPlace}[${index}]`),
  );
}

function joined(above: string, name: string): string {
  return above === '' ? name : `${above}.${name}`;
}
