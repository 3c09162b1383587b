import { code } from '@guichet/engine/features/code';
import type { Feature } from './feature.ts';

/** What the code of authors asks for beside its output. What runs it comes with the page. */
export const feature: Feature = {
  abilities: { code },
};
