import { regularExpressions } from '@guichet/engine/features/regular-expressions';
import type { Feature } from './feature.ts';

/** Regular expressions in authors' code: few write one. */
export const feature: Feature = {
  abilities: { regularExpressions },
};
