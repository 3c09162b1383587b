import { searchRules } from '@guichet/engine/features/search';
import { carriedQuestion } from '../locationSearch/carried-question.ts';
import { locationModel, locationSearchModel } from '../locationSearch/model.ts';
import { LocationSearchView } from '../locationSearch/view.tsx';
import type { Feature } from './feature.ts';

/** A place that is looked for on the city’s map. */
export const feature: Feature = {
  models: { location: locationModel, locationSearch: locationSearchModel },
  rules: searchRules,
  views: { location: LocationSearchView, locationSearch: LocationSearchView },
  carry: (field) => [carriedQuestion(field)],
};
