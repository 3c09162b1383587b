import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';

/**
 * The definition as the public may see it, without what is the service's own: where submissions are delivered
 * (`settings.delivery`), and rules that no page should know (`validate.customPrivate`). The same object when
 * there is nothing of that.
 */
export function publicDefinitionOf(definition: JsonObject): JsonObject {
  const undelivered = withoutDelivery(definition);
  if (!hasPrivateRule(undelivered)) return undelivered;
  return Object.fromEntries(
    Object.entries(undelivered).map(([key, value]) => [key, withoutPrivateRules(value)]),
  );
}

function withoutDelivery(definition: JsonObject): JsonObject {
  const { settings } = definition;
  if (!isJsonObject(settings) || settings.delivery === undefined) return definition;
  const { delivery: _, ...rest } = settings;
  return { ...definition, settings: rest };
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
