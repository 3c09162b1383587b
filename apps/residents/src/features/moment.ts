import { offerLibraryShims } from '@guichet/author-scripts/built-ins';
import { createMomentAlone } from '@guichet/author-scripts/moment';
import type { PageFeature } from './page-feature.ts';

offerLibraryShims(createMomentAlone);

/** `moment`, where code names no other library. */
export const feature: PageFeature = {};
