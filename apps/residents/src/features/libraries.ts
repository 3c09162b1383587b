import { offerFaces } from '@guichet/author-scripts/built-ins';
import { createFaces } from '@guichet/author-scripts/libraries';
import type { PageFeature } from './page-feature.ts';

offerFaces(createFaces);

/** The libraries that some code names. */
export const feature: PageFeature = {};
