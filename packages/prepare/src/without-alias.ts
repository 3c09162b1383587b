import { isJsonObject, type JsonObject, type Locale } from '@guichet/definition';
import type { Models } from '@guichet/engine/prepared';
import { translateSettings } from './alias-settings.ts';
import type { Problems } from './problems.ts';

/** So many names may stand for one another in a row: more is a circle. */
const maxSteps = 10;

interface Where {
  readonly models: Models;
  /** As a path in the JSON. */
  readonly path: string;
  readonly problems: Problems;
}

/** A component under the name that its type really has, its settings translated, its defaults filled in. */
export function withoutAlias(
  json: JsonObject,
  type: string,
  { models, path, problems }: Where,
): readonly [json: JsonObject, type: string] {
  let [plain, name] = [json, type];
  for (let step = 0; step < maxSteps; step += 1) {
    const alias = Object.hasOwn(models, name) ? models[name]?.alias : undefined;
    if (alias === undefined) break;
    const { json: translated, fault } = translateSettings(plain, alias.settings);
    if (fault !== undefined) {
      const sentence = `The alias "${name.slice(0, 60)}" in COMPONENTS_FILE cannot translate the settings of this component, which is shown with its settings as written. ${fault} Correct the function.`;
      problems.add(path, 'aliasFailed', sentence);
    }
    plain = { ...withClassOf(name, filled(alias.defaults, translated)), type: alias.type };
    name = alias.type;
  }
  return [plain, name];
}

/** The names that stand for one of these types in the end, and the types themselves. */
export function namesFor(types: readonly string[], models: Models): ReadonlySet<string> {
  const names = new Set(types);
  for (let step = 0; step < maxSteps; step += 1) {
    for (const [name, { alias }] of Object.entries(models))
      if (alias !== undefined && names.has(alias.type)) names.add(name);
  }
  return names;
}

/** An author's sheet may look for the name that stands in the definition, as on Form.io's page. */
function withClassOf(name: string, json: JsonObject): JsonObject {
  const { customClass } = json;
  const authorClass = typeof customClass === 'string' ? customClass : '';
  return { ...json, customClass: `formio-component-${name} ${authorClass}`.trim() };
}

/** The written settings, with defaults for those that are missing. */
function filled(defaults: JsonObject, written: JsonObject): JsonObject {
  const whole: Record<string, JsonObject[string]> = { ...defaults, ...written };
  for (const [name, value] of Object.entries(defaults)) {
    const writtenValue = Object.hasOwn(written, name) ? written[name] : undefined;
    if (isJsonObject(value) && isJsonObject(writtenValue)) whole[name] = filled(value, writtenValue);
  }
  return whole;
}

/** The texts of all aliases in one language. */
export function aliasTexts(models: Models, locale: Locale): ReadonlyMap<string, string> {
  return new Map(Object.values(models).flatMap(({ alias }) => Object.entries(alias?.i18n?.[locale] ?? {})));
}
