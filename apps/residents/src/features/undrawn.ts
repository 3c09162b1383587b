import { feature as undrawn } from '@guichet/fields/features/undrawn';
import { blockedBoxOf } from '../pages/blocked-box.tsx';
import type { PageFeature } from './page-feature.ts';

export const feature: PageFeature = {
  ...undrawn,
  drawing: (site) => ({ Blocked: blockedBoxOf(site) }),
};
