import type { JsonObject } from '@guichet/definition';
import { shownMask } from './mask-settings.ts';

/** The props of an input with a mask, which shows the empty mask where its author sets the placeholder character. */
export function maskProps(settings: JsonObject, mask = shownMask(settings)) {
  const { placeholderChar } = settings;
  if (mask === undefined) return {};
  return typeof placeholderChar === 'string' ? { placeholder: mask.replace(/[9aA*]/g, placeholderChar) } : {};
}
