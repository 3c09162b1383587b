import { transientState } from '@guichet/engine/features/transient-state';
import type { Feature } from './feature.ts';

/** Values that are come by in steps, such as a search. */
export const feature: Feature = {
  abilities: { transientState },
};
