import { isJsonObject, type Json, type JsonObject, parsePath } from '@guichet/definition';

/**
 * The price of an order: the number at the data path in `properties.amountKey` of the form, or at `amount`. Undefined
 * where there is none.
 */
export function amountOf(properties: JsonObject, data: JsonObject): number | undefined {
  const { amountKey } = properties;
  const path = typeof amountKey === 'string' && amountKey.trim() !== '' ? amountKey.trim() : 'amount';
  const amount = Number(textAt(data, path));
  return Number.isFinite(amount) ? amount : undefined;
}

/** A choice of fees keeps its amount as text. An empty value is no number. */
function textAt(data: JsonObject, path: string): unknown {
  const value = parsePath(path).reduce<Json | undefined>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)];
    return isJsonObject(inner) && Object.hasOwn(inner, key) ? inner[String(key)] : undefined;
  }, data);
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? value : Number.NaN;
}
