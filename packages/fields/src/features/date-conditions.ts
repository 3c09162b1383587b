import { dateConditions } from '@guichet/engine/features/date-conditions';
import type { Feature } from './feature.ts';

/** Conditions on dates. */
export const feature: Feature = {
  abilities: { dateConditions },
};
