import { isJsonObject } from '@guichet/definition';
import type { Model } from '@guichet/engine';
import { choiceSettings } from '../choice-settings.ts';
import { selectModel } from './model.ts';
import { plainSelect } from './plain-select.ts';

/** A list of choices as it is prepared: also of what else its author lists, and by a template. */
export const wholeSelectModel: Model = {
  ...selectModel,
  plain: plainSelect,
  settings(json) {
    const settings = choiceSettings(json, isJsonObject(json.data) ? json.data.values : undefined);
    const isElsewhere = settings.dataSrc !== undefined && (json.valueProperty ?? '') === '';
    const isWhole = isElsewhere || json.isWhole === true;
    return { ...settings, ...(isWhole && { isWhole }) };
  },
};
