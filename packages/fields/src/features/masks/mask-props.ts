import type { JsonObject } from '@guichet/definition';
import { shownMask } from './mask-settings.ts';

/**
 * What a mask does to an input of text: a telephone shows digits where it asks for those alone, and the empty
 * mask stands in the input where its author says by which character.
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
