import { max } from '@guichet/engine/rules/max';
import { min } from '@guichet/engine/rules/min';
import { number } from '@guichet/engine/rules/number';
import { numberModel } from '../number/model.ts';
import { NumberView } from '../number/view.tsx';
import type { Feature } from './feature.ts';

/** A number. */
export const feature: Feature = {
  models: { number: numberModel },
  rules: { max, min, number },
  views: { number: NumberView },
};
