import { isJsonObject } from '@guichet/definition';
import { defineDisplay } from '../define-model.ts';
import { optionsOf } from '../options.ts';
import { radioModel } from '../radio/model.ts';

/** One of many options, given in the definition. Value: a string, number or boolean by `dataType`, empty `''`. */
export const selectModel = defineDisplay({
  ...radioModel,
  label: { en: 'Select', fr: 'Liste de choix' },
  texts: [{ setting: 'data.values[].label', as: 'plain' }],
  settings: (json) => ({
    options: optionsOf(isJsonObject(json.data) ? json.data.values : undefined),
    ...(typeof json.dataType === 'string' && { dataType: json.dataType }),
  }),
});
