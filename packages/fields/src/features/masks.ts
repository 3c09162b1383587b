import { mask } from '@guichet/engine/rules/mask';
import { coreModels } from '../core-models.ts';
import { CountedTextareaView } from '../types/textarea/counted-view.tsx';
import { MaskedTextfieldView } from '../types/textfield/masked-view.tsx';
import type { Feature } from './feature.ts';
import { withMask } from './masks/with-mask.ts';

/** Masks and counters. */
export const feature: Feature = {
  models: {
    email: withMask(coreModels.email),
    textfield: withMask(coreModels.textfield),
  },
  adapt: (model, type) => (type === 'url' ? withMask(model) : model),
  rules: { mask },
  views: { textarea: CountedTextareaView, textfield: MaskedTextfieldView },
};
