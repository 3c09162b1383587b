import { feature as location } from '@guichet/fields/types/locationSearch';
import { askingMaps } from './asking-maps.ts';
import type { PageFeature } from './page-feature.ts';

export const feature: PageFeature = { ...location, drawing: askingMaps };
