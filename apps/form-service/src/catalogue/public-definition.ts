import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';

/**
 * The definition as a page may see it: rules that are the service's own (`validate.customPrivate`) are
 * left out. The same object when there are none.
 */
export function publicDefinitionOf(definition: JsonObject): JsonObject {
  if (!hasPrivateRule(definition)) return definition;
  return Object.fromEntries(
    Object.entries(definition).map(([key, value]) => [key, withoutPrivateRules(value)]),
  );
}

function hasPrivateRule(value: Json | undefined): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (isJsonObject(value) && isPrivateRule(value.validate)) return true;
  return Object.values(value).some(hasPrivateRule);
}

function withoutPrivateRules(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.map((item) => withoutPrivateRules(item) ?? null);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key !== 'validate' || !isPrivateRule(inner)) return [key, withoutPrivateRules(inner)];
      const { custom: _, ...rest } = inner;
      return [key, rest];
    }),
  );
}

function isPrivateRule(value: Json | undefined): value is JsonObject {
  return isJsonObject(value) && value.customPrivate === true && value.custom !== undefined;
}
