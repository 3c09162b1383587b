import { wizard } from '@guichet/engine/features/wizard';
import type { Feature } from './feature.ts';

/** A form one page at a time. What draws the pages comes with the page. */
export const feature: Feature = {
  abilities: { wizard },
};
