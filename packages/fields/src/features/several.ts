import { severalRules } from '@guichet/engine/features/several';
import { keepsSeveral } from '../multiple/keeps-several.ts';
import { orSeveral } from '../multiple/or-several.tsx';
import { takingSeveral } from '../multiple/taking-several.ts';
import type { Feature } from './feature.ts';

/** Several values of a type that keeps one. */
export const feature: Feature = {
  adapt: (model, type) => (keepsSeveral(type) ? takingSeveral(model) : model),
  rules: severalRules,
  wrap: orSeveral,
};
