import { interpolation } from '@guichet/engine/features/interpolation';
import type { Feature } from './feature.ts';

/** Texts with holes to be filled in, and those that logic changes. */
export const feature: Feature = {
  abilities: { interpolation },
};
