import { decodeJson, isJsonObject, type JsonObject } from '@guichet/definition';
import { malformed } from '@guichet/engine';

// Of types that keep an object, and of those that may.

export function isFilled(value: unknown): value is JsonObject {
  return isJsonObject(value) && Object.keys(value).length > 0;
}

/** An object; nothing is an empty one. */
export function objectIn(value: unknown): JsonObject | typeof malformed {
  if (isJsonObject(value)) return value;
  return value === undefined || value === null || value === '' ? {} : malformed;
}

export function parseObject(text: string): JsonObject | undefined {
  const value = decodeJson(text);
  return isJsonObject(value) ? value : undefined;
}
