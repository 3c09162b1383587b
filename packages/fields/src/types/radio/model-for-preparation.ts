import type { Model } from '@guichet/engine';
import { optionGroup } from '../../choices/option-group.ts';
import { radioModel } from './model.ts';

/** Radio buttons as they are prepared. */
export const radioModelForPreparation: Model = {
  ...radioModel,
  ...optionGroup,
  texts: [...radioModel.texts, ...optionGroup.texts],
};
