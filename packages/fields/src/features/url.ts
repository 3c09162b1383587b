import { url } from '@guichet/engine/rules/url';
import { urlModel } from '../url/model.ts';
import { UrlView } from '../url/view.tsx';
import type { Feature } from './feature.ts';

/** An address on the Web. */
export const feature: Feature = {
  models: { url: urlModel },
  rules: { url },
  views: { url: UrlView },
};
