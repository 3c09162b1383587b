import { loadOwnViews, feature as own } from '@guichet/fields/features/own';
import type { PageFeature } from './page-feature.ts';

export const feature: PageFeature = {
  ...own,
  prepare: async (page) => ({ views: await loadOwnViews(page) }),
};
