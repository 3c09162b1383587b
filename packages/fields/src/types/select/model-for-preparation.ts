import { isJsonObject } from '@guichet/definition';
import type { Model } from '@guichet/engine';
import { choiceSettings } from '../../choices/choice-settings.ts';
import { offering } from '../../choices/offering.ts';
import { plainSelect } from '../../choices/plain-select.ts';
import { withSource } from '../../choices/source.ts';
import { searchSetting } from '../../controls/combobox/is-searchable.ts';
import { selectModel } from './model.ts';

/** A list of choices as it is prepared: also of what else its author lists, by a template, and of what stands elsewhere. */
export const selectModelForPreparation: Model = {
  ...selectModel,
  ...offering,
  texts: [...selectModel.texts, ...offering.texts],
  needs: (component) =>
    component.settings.search === 'always' ? ['transientState', 'choices'] : offering.needs(component),
  plain: (json) => withSource(plainSelect(json)),
  settings(json) {
    const values = isJsonObject(json.data) ? json.data.values : undefined;
    const settings = { ...choiceSettings(json, values), ...offering.settings(json) };
    const isElsewhere = settings.dataSrc !== undefined && (json.valueProperty ?? '') === '';
    const isWhole = isElsewhere || json.isWhole === true;
    const search = searchSetting(json, values);
    return {
      ...settings,
      ...search,
      ...(json.useExactSearch === true && { useExactSearch: true }),
      ...(json.readOnlyValue === true && { readOnlyValue: true }),
      ...(isWhole && { isWhole }),
    };
  },
};
