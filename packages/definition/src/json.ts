/** A value that JSON can carry. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object; a key that is absent reads as undefined. */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
