import type { Model } from '@guichet/engine';
import { choiceSettings } from '../choice-settings.ts';
import { offering } from '../choices/offering.ts';
import { withSource } from '../choices/source.ts';
import { flagSettings } from '../define-model.ts';
import { selectboxesModel } from '../selectboxes/model.ts';
import { radioModel } from './model.ts';
import { placeLabels } from './place-labels.ts';

const groupOfOptions = {
  ...offering,
  plain: (json) => withSource(placeLabels(json)),
  settings(json) {
    const own = { ...choiceSettings(json, json.values), ...flagSettings(json, ['inline']) };
    return { ...own, ...offering.settings(json) };
  },
} satisfies Partial<Model>;

/** The groups of options as they are prepared. */
export const radioModelForPreparation: Model = {
  ...radioModel,
  ...groupOfOptions,
  texts: [...radioModel.texts, ...offering.texts],
};
export const selectboxesModelForPreparation: Model = {
  ...selectboxesModel,
  ...groupOfOptions,
  needs: (component) => ['type:selectboxes', ...offering.needs(component)],
  texts: [...selectboxesModel.texts, ...offering.texts],
};
