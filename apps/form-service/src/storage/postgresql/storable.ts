type Scalar = string | number | boolean | null;
export type Value = Scalar | readonly Scalar[];

/** PostgreSQL keeps no NUL character. In JSON it is escaped; elsewhere another stands in its place, as in HTML. */
export function storable(value: Value): Value {
  return isList(value) ? value.map(withoutNul) : withoutNul(value);
}

function withoutNul(value: Scalar): Scalar {
  if (typeof value !== 'string' || !value.includes('\0')) return value;
  return value.replaceAll('\0', '\ufffd');
}

/** `Array.isArray` knows no lists that are read-only. */
function isList(value: Value): value is readonly Scalar[] {
  return Array.isArray(value);
}
