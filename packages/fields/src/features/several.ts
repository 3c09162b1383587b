import { multipleRules } from '@guichet/engine/features/several';
import { keepsMultiple } from '../multiple/keeps-several.ts';
import { orMultiple } from '../multiple/or-several.tsx';
import { withMultiple } from '../multiple/taking-several.ts';
import type { Feature } from './feature.ts';

/** Several values of a type that keeps one. */
export const feature: Feature = {
  adapt: (model, type) => (keepsMultiple(type) ? withMultiple(model) : model),
  rules: multipleRules,
  wrap: orMultiple,
};
