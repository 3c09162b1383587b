import type { Json, JsonObject } from '@guichet/fields/custom';

/** A setting of somebody else's form may be missing, or be anything. */
export function textIn(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

export function objectIn(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

export function listIn(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
