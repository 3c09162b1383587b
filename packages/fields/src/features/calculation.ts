import { calculation } from '@guichet/engine/features/calculation';
import { carriedCalculation } from './calculation/carried-calculation.ts';
import { withCalculation } from './calculation/with-calculation.tsx';
import type { Feature } from './feature.ts';

/** Values that follow from others. */
export const feature: Feature = {
  abilities: { calculation },
  wrap: withCalculation,
  carry: (field) => [carriedCalculation(field)],
};
