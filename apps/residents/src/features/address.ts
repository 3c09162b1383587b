import { feature as address } from '@guichet/fields/features/address';
import { askingMaps } from './asking-maps.ts';
import type { PageFeature } from './page-feature.ts';

export const feature: PageFeature = { ...address, drawing: askingMaps };
