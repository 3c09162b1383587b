import type { Model } from '@guichet/engine';
import { choiceSettings } from '../choices/choice-settings.ts';
import { offering } from '../choices/offering.ts';
import { placeLabels } from '../choices/place-labels.ts';
import { withSource } from '../choices/source.ts';
import { flagSettings } from '../define/define-model.ts';
import { radioModel } from '../types/radio/model.ts';
import { selectboxesModel } from '../types/selectboxes/model.ts';

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
