/** Deep equality of JSON values; the order of keys does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const entries = Object.entries(a);
  const others = new Map(Object.entries(b));
  if (entries.length !== others.size) return false;
  return entries.every(([key, value]) => others.has(key) && isSame(value, others.get(key)));
}
