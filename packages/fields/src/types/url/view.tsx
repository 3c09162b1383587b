import type { Field, FieldView } from '@guichet/engine';
import { url } from '@guichet/engine/rules/url';
import { textInput } from '../../controls/text-input/text-input.tsx';
import type { Feature } from '../../features/feature.ts';
import { framed } from '../../frame/frame.tsx';
import { urlModel } from './model.ts';

export function UrlView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return framed(field, view, textInput(field, view, { type: 'url' }));
}

/** An address on the Web. */
export const feature: Feature = {
  models: { url: urlModel },
  rules: { url },
  views: { url: UrlView },
};
