import type { Model } from '@guichet/engine';
import { flagSettings } from '../define/define-model.ts';
import { choiceSettings } from './choice-settings.ts';
import { offering } from './offering.ts';
import { placeLabels } from './place-labels.ts';
import { withSource } from './source.ts';

/** A group of options as it is prepared: its options, in a line or below each other, from its author or from elsewhere. */
export const optionGroup = {
  ...offering,
  plain: (json) => withSource(placeLabels(json)),
  settings(json) {
    const groupSettings = { ...choiceSettings(json, json.values), ...flagSettings(json, ['inline']) };
    return { ...groupSettings, ...offering.settings(json) };
  },
} satisfies Partial<Model>;
