import { doubleKey, missingKey } from '@guichet/engine/rules/map-keys';
import { datamapModel } from '../datamap/model.ts';
import { DatamapView } from '../datamap/view.tsx';
import type { Feature } from './feature.ts';

/** Pairs of a key and a value. */
export const feature: Feature = {
  models: { datamap: datamapModel },
  rules: { doubleKey, missingKey },
  views: { datamap: DatamapView },
};
