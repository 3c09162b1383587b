import { feature as choices } from '@guichet/fields/features/choices';
import { createProxiedSources } from '@guichet/fields/proxied-sources';
import type { PageFeature } from './page-feature.ts';

export const feature: PageFeature = {
  ...choices,
  drawing: ({ base }) => ({ sources: createProxiedSources(`${base}/choices`) }),
};
