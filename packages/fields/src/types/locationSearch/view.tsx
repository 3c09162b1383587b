import type { Field, FieldView } from '@guichet/engine';
import { searchRules } from '@guichet/engine/features/search';
import type { Feature } from '../../features/feature.ts';
import { carriedQuestion } from './carried-question.ts';
import { LocationField } from './location-field.tsx';
import { locationModel, locationSearchModel } from './model.ts';

/** An address to search for, to choose, and to change. */
export function LocationSearchView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return <LocationField field={field} view={view} />;
}

/** A place that is looked for on the city’s map. */
export const feature: Feature = {
  models: { location: locationModel, locationSearch: locationSearchModel },
  rules: searchRules,
  views: { location: LocationSearchView, locationSearch: LocationSearchView },
  carry: (field) => [carriedQuestion(field)],
};
