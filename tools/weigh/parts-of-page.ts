import { featuresIn, sourceOfFeature } from '../../apps/residents/src/server/page-assets.ts';
import type { FeatureName } from '../../packages/engine/src/engine.ts';
import type { Build } from './build.ts';

/** Script that a page loads together, by its source in the manifest. */
export interface PageChunk {
  readonly name: 'deferred' | 'counter' | 'loading' | FeatureName;
  readonly source: string;
}

/** All that a page may load beside its own script. Files that come only after an action count as well. */
export function partsOfPage({ manifest }: Build): readonly PageChunk[] {
  return [
    // Fetched by every page once it is live. Drafts are kept by it.
    { name: 'deferred', source: 'src/client/deferred.ts' },
    // Counts, where the operator reads figures.
    { name: 'counter', source: 'src/counter.ts' },
    // Of a page without a form, which no form needs.
    { name: 'loading', source: 'src/client/start-loading.tsx' },
    ...featuresIn(manifest).map((name) => ({ name, source: sourceOfFeature(manifest, name) })),
  ];
}
