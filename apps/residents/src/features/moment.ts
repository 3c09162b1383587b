import { offerFaces } from '@guichet/author-scripts/built-ins';
import { createMomentAlone } from '@guichet/author-scripts/moment';
import type { PageFeature } from './page-feature.ts';

offerFaces(createMomentAlone);

/** `moment`, where code names no other library. */
export const feature: PageFeature = {};
