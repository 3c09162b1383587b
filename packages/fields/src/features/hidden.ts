import { mask } from '@guichet/engine/rules/mask';
import { max } from '@guichet/engine/rules/max';
import { maxSelectedCount } from '@guichet/engine/rules/max-selected-count';
import { min } from '@guichet/engine/rules/min';
import { minSelectedCount } from '@guichet/engine/rules/min-selected-count';
import { hiddenModel } from '../hidden/model.ts';
import { HiddenView } from '../hidden/view.tsx';
import type { Feature } from './feature.ts';

/** A value that nobody sees. */
export const feature: Feature = {
  models: { hidden: hiddenModel },
  rules: { mask, max, maxSelectedCount, min, minSelectedCount },
  views: { hidden: HiddenView },
};
