import { offerLibraryShims } from '@guichet/author-scripts/built-ins';
import { createLodash } from '@guichet/author-scripts/lodash';
import type { PageFeature } from './page-feature.ts';

offerLibraryShims(createLodash);

/** `_`, where code names no other library. */
export const feature: PageFeature = {};
