import type { Json } from '@guichet/definition';

/** A number from a number or from text; anything else is none. */
export function numberOf(value: Json | undefined): number | undefined {
  if (typeof value === 'string' && value.trim() === '') return undefined;
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
