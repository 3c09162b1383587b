import { ReviewBox } from '../pages/review-box.tsx';
import type { PageFeature } from './page-feature.ts';

/** All answers of a wizard, before it is sent. */
export const feature: PageFeature = {
  drawing: () => ({ Review: ReviewBox }),
};
