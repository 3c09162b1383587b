import { featuresIn, sourceOfFeature } from '../../apps/residents/src/server/page-assets.ts';
import type { FeatureName } from '../../packages/engine/src/engine.ts';
import type { Build } from './build.ts';

/** Script that a page loads together, by its source in the manifest. */
export interface PageChunk {
  readonly name: 'deferred' | 'drafts' | 'sweep' | 'loading' | FeatureName;
  readonly source: string;
}

/** All that a page may load beside its own script. Files that come only after an action count as well. */
export function partsOfPage({ manifest }: Build): readonly PageChunk[] {
  return [
    // Fetched by every page once it is live.
    { name: 'deferred', source: 'src/client/deferred.ts' },
    // Fetched once something is typed: no form needs it to live, and it has a budget of its own.
    { name: 'drafts', source: 'src/client/drafts/keep-drafts.tsx' },
    // On a thank-you page, where there are drafts.
    { name: 'sweep', source: 'src/client/drafts/sweep-drafts.ts' },
    // Of a page without a form, which no form needs.
    { name: 'loading', source: 'src/client/start-loading.tsx' },
    ...featuresIn(manifest).map((name) => ({ name, source: sourceOfFeature(manifest, name) })),
  ];
}
