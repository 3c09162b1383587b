import { decodeJson, encodeJson, isJsonObject, type Json } from '@guichet/definition';
import { type Model, openSearch } from '@guichet/engine';
import { defineDisplay } from '../../define/define-model.ts';
import { formatDetails } from './format-details.ts';
import { locationSearchIn, searchTransientState } from './search.ts';
import {
  emptyLocation,
  featureSettingOf,
  featureSettings,
  isTyped,
  locationOf,
  normaliseLocation,
} from './value.ts';

/**
 * An address that is searched for and chosen. Value: see `LocationValue`. Its control says what is typed, then the
 * chosen address as JSON, then, where a page carries it along without a script, what the search found. Where there is nothing to search with, what is
 * typed is the address.
 */
export const locationSearchModel: Model = defineDisplay({
  needs: () => ['transientState', 'type:locationSearch'],
  data: 'value',
  isPersistent: true,
  // A term that is being typed is no answer yet: nothing is validated before the whole field is left.
  validateOn: 'blur',
  label: { en: 'Address', fr: 'Adresse' },
  texts: [{ setting: 'placeholder', as: 'plain' }],
  rules: [
    'type',
    'nothingSearched',
    'noSearch',
    'noResults',
    'noSelection',
    'openNoSearch',
    'openNoResults',
    'openNoSelection',
  ],
  settings: ({ features }) => (typeof features === 'string' ? { features } : {}),
  problems(json) {
    if (featureSettingOf(json) !== undefined) return [];
    return [
      {
        setting: 'features',
        code: 'unknownFeatures',
        sentence: `This setting decides which facts about an address are looked up: ${featureSettings.join(', ')}. Any other value has no effect.`,
      },
    ];
  },
  emptyValue: () => emptyLocation,
  isEmpty: (value, { settings }) => locationOf(value, settings).address === '',
  normalise: (value, { settings }) => normaliseLocation(value, settings),
  parse: (strings, { settings }) =>
    locationOf(isTyped(settings) ? { address: strings[0] ?? '' } : chosenIn(strings), settings),
  format(value, { settings }, _locale, _environment, transientState) {
    const location = locationOf(value, settings);
    if (isTyped(settings)) return [location.address];
    const term = transientState === undefined ? location.address : locationSearchIn(transientState).term;
    return [term, location.address === '' ? '' : encodeJson(location)];
  },
  transientStateOf([term = '', , carried = ''], before) {
    return searchTransientState({ ...locationSearchIn(before ?? decodeJson(carried)), term });
  },
  askOnce(transientState, { validate, settings }) {
    if (validate?.required === true || isTyped(settings) || openSearch(transientState) === undefined)
      return undefined;
    const search = locationSearchIn(transientState);
    return searchTransientState({ ...search, asking: search.asking === undefined ? 'now' : 'done' });
  },
  controlNames: () => [carriedName],
  formatValue(value, { settings }, locale) {
    const location = locationOf(value, settings);
    const details = formatDetails(location, settings, locale);
    return details === '' ? [location.address] : [`${location.address} (${details})`];
  },
});

/** The same under its other name. */
export const locationModel: Model = {
  ...locationSearchModel,
  alias: { type: 'locationSearch', defaults: {} },
};

/** Suffix of the hidden input that carries a search along without a script. */
export const carriedName = ':search';

/** The string with the chosen address: the second, or the only one. */
function chosenIn(strings: readonly string[]): Json | undefined {
  const value = decodeJson(strings[1] ?? strings[0] ?? '');
  return isJsonObject(value) ? value : undefined;
}
