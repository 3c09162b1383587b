import type { Field, FieldView } from '@guichet/engine';
import { LocationField } from './location-field.tsx';

/** An address to search for, to choose, and to change. */
export function LocationSearchView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return <LocationField field={field} view={view} />;
}
