import { createFaces } from '@guichet/author-scripts/libraries';
import { offerFaces } from '@guichet/author-scripts/run';
import type { PageFeature } from './page-feature.ts';

offerFaces(createFaces);

/** The libraries that some code names. */
export const feature: PageFeature = {};
