/** A value that JSON can carry. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object; a key that is absent reads as undefined. */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as text: how a hidden input carries it along where no script runs. */
export function encodeJson(value: NonNullable<unknown> | null): string {
  return JSON.stringify(value);
}

/** The value that a text is as JSON; what is none stays text. */
export function decodeJson(text: string): Json {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}
