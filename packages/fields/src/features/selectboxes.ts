import { maxSelectedCount } from '@guichet/engine/rules/max-selected-count';
import { minSelectedCount } from '@guichet/engine/rules/min-selected-count';
import { selectboxesModel } from '../selectboxes/model.ts';
import { SelectboxesView } from '../selectboxes/view.tsx';
import type { Feature } from './feature.ts';

/** Any of a few options. */
export const feature: Feature = {
  models: { selectboxes: selectboxesModel },
  rules: { maxSelectedCount, minSelectedCount },
  views: { selectboxes: SelectboxesView },
};
