import { allBuiltIns } from '@guichet/engine/features/rare-built-ins';
import type { Feature } from './feature.ts';

/** Parts of the language that few authors write: classes, `Intl`, `Map`, `Set`, and a browser's names. */
export const feature: Feature = {
  abilities: { builtIns: allBuiltIns },
};
