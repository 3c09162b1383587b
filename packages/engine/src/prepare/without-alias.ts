import { isJsonObject, type JsonObject, type Locale } from '@guichet/definition';
import type { Models } from '../model.ts';

/** So many names may stand for one another in a row: more is a circle. */
const mostSteps = 10;

/** A component under the name that its type really has, its defaults filled in. */
export function withoutAlias(
  json: JsonObject,
  type: string,
  models: Models,
): readonly [json: JsonObject, type: string] {
  let [plain, name] = [json, type];
  for (let step = 0; step < mostSteps; step += 1) {
    const alias = Object.hasOwn(models, name) ? models[name]?.alias : undefined;
    if (alias === undefined) break;
    plain = { ...withClassOf(name, filled(alias.defaults, plain)), type: alias.type };
    name = alias.type;
  }
  return [plain, name];
}

/** An author's sheet may look for the name that stands in the definition, as on Form.io's page. */
function withClassOf(name: string, json: JsonObject): JsonObject {
  const { customClass } = json;
  const own = typeof customClass === 'string' ? customClass : '';
  return { ...json, customClass: `formio-component-${name} ${own}`.trim() };
}

/** What was written, and of the defaults what it leaves open. */
function filled(defaults: JsonObject, written: JsonObject): JsonObject {
  const whole: Record<string, JsonObject[string]> = { ...defaults, ...written };
  for (const [name, value] of Object.entries(defaults)) {
    const own = Object.hasOwn(written, name) ? written[name] : undefined;
    if (isJsonObject(value) && isJsonObject(own)) whole[name] = filled(value, own);
  }
  return whole;
}

/** What all aliases say of their texts in one language. */
export function aliasTexts(models: Models, locale: Locale): ReadonlyMap<string, string> {
  return new Map(Object.values(models).flatMap(({ alias }) => Object.entries(alias?.i18n?.[locale] ?? {})));
}
