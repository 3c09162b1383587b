import { code } from '@guichet/engine/features/code';
import type { Feature } from './feature.ts';

/** Authors' code, for more than its output. What runs it comes with the page. */
export const feature: Feature = {
  abilities: { code },
};
