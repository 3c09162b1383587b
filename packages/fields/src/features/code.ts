import { code } from '@guichet/engine/features/code';
import type { Feature } from './feature.ts';

/** Authors' code, for more than its output. The page brings the interpreter. */
export const feature: Feature = {
  abilities: { code },
};
