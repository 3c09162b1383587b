import { createMomentAlone } from '@guichet/author-scripts/moment';
import { offerFaces } from '@guichet/author-scripts/run';
import type { PageFeature } from './page-feature.ts';

offerFaces(createMomentAlone);

/** `moment`, where code names no other library. */
export const feature: PageFeature = {};
