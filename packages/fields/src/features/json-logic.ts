import { jsonLogic } from '@guichet/engine/features/json-logic';
import type { Feature } from './feature.ts';

/** Expressions in JSONLogic. */
export const feature: Feature = {
  abilities: { jsonLogic },
};
