import { mask } from '@guichet/engine/rules/mask';
import { max } from '@guichet/engine/rules/max';
import { maxSelectedCount } from '@guichet/engine/rules/max-selected-count';
import { min } from '@guichet/engine/rules/min';
import { minSelectedCount } from '@guichet/engine/rules/min-selected-count';
import { requiredOrUndrawn, requiredUndrawn } from '@guichet/engine/rules/required-undrawn';
import { unknownInputModel } from '../types/unknown/input-model.ts';
import { UnknownInputView } from '../types/unknown/input-view.tsx';
import type { Feature } from './feature.ts';

/** Questions of a type that nobody registered. */
export const feature: Feature = {
  models: { unknownInput: unknownInputModel },
  rules: {
    ...{ mask, max, maxSelectedCount, min, minSelectedCount },
    ...{ required: requiredOrUndrawn, requiredUndrawn },
  },
  views: { unknownInput: UnknownInputView },
};
