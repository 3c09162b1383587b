/**
 * An own property of an object or list, or of a text: its length. Undefined of anything else. Never asks a prototype or
 * a getter.
 */
export function ownPropertyOf(value: unknown, key: string): unknown {
  return Object.getOwnPropertyDescriptor(Object(value), key)?.value;
}
