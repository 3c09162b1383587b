import { disableUntilValid } from '@guichet/renderer/disable-until-valid';
import type { PageFeature } from './page-feature.ts';

/** Buttons that wait for complete answers. */
export const feature: PageFeature = {
  inBrowser: () => ({ onDrawn: disableUntilValid }),
};
