import { attachTooltips } from '@guichet/fields/tooltips';
import type { PageFeature } from './page-feature.ts';

let end: (() => void) | undefined;

/** Help that opens under a pointer and on focus; by a press it opens by itself. */
export const feature: PageFeature = {
  inBrowser() {
    // A form may be loaded anew in the same page.
    end?.();
    end = attachTooltips(document);
    return {};
  },
};
