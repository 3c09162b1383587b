import { transientState } from '@guichet/engine/features/transient-state';
import type { Feature } from './feature.ts';

/** Transient state: of values that are reached in steps, such as a search. */
export const feature: Feature = {
  abilities: { transientState },
};
