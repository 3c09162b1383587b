import { offerFaces } from '@guichet/author-scripts/built-ins';
import { createLodash } from '@guichet/author-scripts/lodash';
import type { PageFeature } from './page-feature.ts';

offerFaces(createLodash);

/** `_`, where code names no other library. */
export const feature: PageFeature = {};
