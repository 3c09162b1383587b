import { mask } from '@guichet/engine/rules/mask';
import { coreModels } from '../core-models.ts';
import { withMask } from '../masks/with-mask.ts';
import { CountedTextareaView } from '../textarea/counted-view.tsx';
import { MaskedTextfieldView } from '../textfield/masked-view.tsx';
import type { Feature } from './feature.ts';

/** What is written in a mask, and counted. */
export const feature: Feature = {
  models: {
    email: withMask(coreModels.email),
    textfield: withMask(coreModels.textfield),
  },
  adapt: (model, type) => (type === 'url' ? withMask(model) : model),
  rules: { mask },
  views: { textarea: CountedTextareaView, textfield: MaskedTextfieldView },
};
