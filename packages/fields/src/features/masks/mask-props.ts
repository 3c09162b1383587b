import type { JsonObject } from '@guichet/definition';
import { shownMask } from './mask-settings.ts';

/**
 * The props of an input with a mask: a telephone shows digits where the mask has no others, and the input shows the
 * empty mask where its author sets the placeholder character.
 */
export function maskProps(settings: JsonObject, mask = shownMask(settings)) {
  const { placeholderChar } = settings;
  if (mask === undefined) return {};
  const isOfDigits = /9/.test(mask) && !/[aA*]/.test(mask);
  return {
    ...(isOfDigits && { inputMode: 'numeric' as const }),
    ...(typeof placeholderChar === 'string' && { placeholder: mask.replace(/[9aA*]/g, placeholderChar) }),
  };
}
