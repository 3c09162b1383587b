import { wizard } from '@guichet/engine/features/wizard';
import type { Feature } from './feature.ts';

/** A form one page at a time. The page brings the components that draw the pages. */
export const feature: Feature = {
  abilities: { wizard },
};
