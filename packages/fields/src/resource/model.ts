import type { Model } from '@guichet/engine';
import { selectModel } from '../select/model.ts';

/** One of the submissions of another form. Value: as of a select whose options come from elsewhere. */
export const resourceModel = {
  ...selectModel,
  label: { en: 'Resource', fr: 'Ressource' },
  settings: (json) => selectModel.settings({ ...json, dataSrc: 'resource' }),
} satisfies Model;
