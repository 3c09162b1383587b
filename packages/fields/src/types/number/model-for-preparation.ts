import type { Model } from '@guichet/engine';
import { numberSettings } from '../../numbers/number-settings.ts';
import { numberModel } from './model.ts';

/** A number as it is prepared. */
export const numberModelForPreparation: Model = { ...numberModel, isTyped: true, settings: numberSettings };
