import type { Model } from '@guichet/engine';
import { optionGroup } from '../../choices/option-group.ts';
import { selectboxesModel } from './model.ts';

/** Checkboxes of several options as they are prepared. */
export const selectboxesModelForPreparation: Model = {
  ...selectboxesModel,
  ...optionGroup,
  needs: (component) => ['type:selectboxes', ...optionGroup.needs(component)],
  texts: [...selectboxesModel.texts, ...optionGroup.texts],
};
