import { offerLibraryShims } from '@guichet/author-scripts/built-ins';
import { createLibraryShims } from '@guichet/author-scripts/libraries';
import type { PageFeature } from './page-feature.ts';

offerLibraryShims(createLibraryShims);

/** The libraries that some code names. */
export const feature: PageFeature = {};
