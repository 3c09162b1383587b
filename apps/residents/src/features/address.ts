import { feature as address } from '@guichet/fields/types/address';
import { askingMaps } from './asking-maps.ts';
import type { PageFeature } from './page-feature.ts';

export const feature: PageFeature = { ...address, drawing: askingMaps };
