import type { Model } from '@guichet/engine';
import { selectModel } from '../select/model.ts';
import { wholeSelectModel } from '../select/whole-model.ts';

/** One of the submissions of another form. Value: as of a select whose options come from elsewhere. */
export const resourceModel = {
  ...selectModel,
  label: { en: 'Resource', fr: 'Ressource' },
  settings: (json) => wholeSelectModel.settings({ ...json, dataSrc: 'resource' }),
} satisfies Model;
