/** An own property of an object or list; undefined of anything else. Never asks a prototype or a getter. */
export function ownPropertyOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}
