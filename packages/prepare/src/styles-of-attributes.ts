import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';

/** The attributes of a control that are settings by another way, each as the setting has it. */
const settings: Readonly<Record<string, (value: Json) => Json | undefined>> = {
  autocomplete: (value) => value,
  placeholder: String,
  rows: (value) => value,
  size: (value) => value,
  spellcheck: (value) => (String(value) === 'false' ? false : undefined),
  tabindex: (value) => value,
};

export function isSettingByName(name: string): boolean {
  return Object.hasOwn(settings, name.toLowerCase());
}

/** A component with the settings that only its `attributes` say. A style that its author set otherwise stays. */
export function withStylesOfAttributes(json: JsonObject): JsonObject {
  const { attributes } = json;
  if (!isJsonObject(attributes)) return json;
  const labels: Record<string, Json> = {};
  for (const [written, value] of Object.entries(attributes)) {
    const name = written.toLowerCase();
    if (!isSettingByName(name) || isSet(json[name])) continue;
    const setting = value === undefined ? undefined : settings[name]?.(value);
    if (setting !== undefined) labels[name] = setting;
  }
  return { ...json, ...labels };
}

/** A builder writes `''`, `false` and `true` where its author said nothing. */
function isSet(value: Json | undefined): boolean {
  return value !== undefined && value !== null && value !== '' && typeof value !== 'boolean';
}
