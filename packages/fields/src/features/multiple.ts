import { multipleRules } from '@guichet/engine/features/multiple';
import type { Feature } from './feature.ts';
import { keepsMultiple } from './multiple/keeps-multiple.ts';
import { orMultiple } from './multiple/or-multiple.tsx';
import { withMultiple } from './multiple/with-multiple.ts';

/** Several values of a type that keeps one. */
export const feature: Feature = {
  adapt: (model, type) => (keepsMultiple(type) ? withMultiple(model) : model),
  rules: multipleRules,
  wrap: orMultiple,
};
