import { createLodash } from '@guichet/author-scripts/lodash';
import { offerFaces } from '@guichet/author-scripts/run';
import type { PageFeature } from './page-feature.ts';

offerFaces(createLodash);

/** `_`, where code names no other library. */
export const feature: PageFeature = {};
