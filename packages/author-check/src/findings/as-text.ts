import type { Json } from '@guichet/definition';

/** A value as `String` has it; of an object its JSON: one with a `toString` of its own would throw. */
export function asText(value: Json | undefined): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}
