import type { Model } from '@guichet/engine';
import { choiceSettings } from '../choice-settings.ts';
import { flagSettings } from '../define-model.ts';
import { selectboxesModel } from '../selectboxes/model.ts';
import { radioModel } from './model.ts';
import { placeLabels } from './place-labels.ts';

const groupOfOptions: Pick<Model, 'plain' | 'settings'> = {
  plain: placeLabels,
  settings: (json) => ({ ...choiceSettings(json, json.values), ...flagSettings(json, ['inline']) }),
};

/** The groups of options as they are prepared. */
export const wholeRadioModel: Model = { ...radioModel, ...groupOfOptions };
export const wholeSelectboxesModel: Model = { ...selectboxesModel, ...groupOfOptions };
