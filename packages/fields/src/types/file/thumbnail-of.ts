import type { JsonObject } from '@guichet/definition';
import type { Field } from '@guichet/engine';
import { belowBase } from '@guichet/service-client/below-base';
import { sizeOf } from '../../define/define-model.ts';
import { addressOf } from './file-link.tsx';

/** Pixels. Source: Form.io's default of `imageSize`. */
const widthByDefault = 200;

/** The kinds of pictures that every browser draws, and that run nothing. */
const drawn = /^image\/(png|jpeg|gif|webp|avif)$/;

/** A stored picture as it is shown in the list, where its author asks for that. A private one has its address to itself. */
export function thumbnailOf(
  { component: { settings } }: Field,
  record: JsonObject,
  base: string | undefined,
): { readonly address: string; readonly width: number } | undefined {
  const isAsked = settings.image === true || settings.imageSize !== undefined;
  const address = addressOf(record);
  if (!isAsked || address === undefined) return undefined;
  if (typeof record.type !== 'string' || !drawn.test(record.type)) return undefined;
  return { address: belowBase(address, base), width: sizeOf(settings.imageSize) ?? widthByDefault };
}
