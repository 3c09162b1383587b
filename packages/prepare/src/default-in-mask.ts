import type { Json, JsonObject } from '@guichet/definition';
import { type PreparedComponent, writeInMask } from '@guichet/engine/prepared';

/**
 * A default as if it had been typed: with the punctuation of its mask, where it says all that the mask asks for. A text
 * field keeps it as it is. Source: measured on Form.io.
 */
export function defaultInMask(
  value: Json | undefined,
  { inputMask, isText, masksWhenLeft }: JsonObject,
): Pick<PreparedComponent, 'defaultValue'> {
  if (value === undefined || typeof inputMask !== 'string' || isText === true || masksWhenLeft === true)
    return {};
  const write = (single: Json): Json =>
    (typeof single === 'string' || typeof single === 'number'
      ? writeInMask(String(single), inputMask)
      : undefined) ?? single;
  return { defaultValue: Array.isArray(value) ? value.map(write) : write(value) };
}
