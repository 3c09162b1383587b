import { logic } from '@guichet/engine/features/logic';
import type { Feature } from './feature.ts';

/** Logic: changes a component while its triggers hold. */
export const feature: Feature = {
  abilities: { logic },
};
