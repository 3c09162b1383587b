import { turnIn } from '@guichet/engine';
import { wholeViews } from '@guichet/fields/whole-views';
import { createMaps, proxiedAddresses } from '@guichet/gis';
import type { WizardParts } from '@guichet/renderer';
import { turnPage, WizardPages } from '@guichet/renderer/wizard';
import { blockedBoxOf } from './blocked-box.tsx';
import { hasFiles } from './has-files.ts';
import { createProxiedSources } from './proxied-sources.ts';
import { ReviewBox } from './review-box.tsx';
import type { Site } from './site.ts';

/** What draws all types, and draws and turns the pages of a wizard. */
export const wizardPartsOf = (site: Site): WizardParts => ({
  views: wholeViews,
  maps: createMaps(proxiedAddresses('/gis')),
  sources: createProxiedSources('/choices'),
  Pages: WizardPages,
  Blocked: blockedBoxOf(site),
  Review: ReviewBox,
  turnIn,
  turn: turnPage,
  fileSite: site.files,
  // Without a script files go with the post, where somebody here takes them in.
  encTypeOf: ({ page }) => (hasFiles(page) ? 'multipart/form-data' : undefined),
});
