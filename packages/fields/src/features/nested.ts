import { formModel } from '../form/model.ts';
import { NestedFormView } from '../form/view.tsx';
import type { Feature } from './feature.ts';

/** A form within the form. */
export const feature: Feature = {
  models: { form: formModel },
  views: { form: NestedFormView },
};
