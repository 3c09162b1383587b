import { builtIns } from '@guichet/engine/features/built-ins';
import type { Feature } from './feature.ts';

/** All of JavaScript that authors' code may use beside what most of it does. */
export const feature: Feature = {
  abilities: { builtIns },
};
