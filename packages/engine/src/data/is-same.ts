/** Deep equality of JSON values; the order of keys does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const entries = Object.entries(a);
  const counterparts = new Map(Object.entries(b));
  if (entries.length !== counterparts.size) return false;
  return entries.every(([key, value]) => counterparts.has(key) && isSame(value, counterparts.get(key)));
}
