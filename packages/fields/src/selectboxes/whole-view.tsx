import type { Field, FieldView } from '@guichet/engine';
import { offeredGroup } from '../choices/offered-group.tsx';
import { SelectboxesView } from './view.tsx';

/** Any of a few options, also where those stand elsewhere. */
export function WholeSelectboxesView(props: { readonly field: Field; readonly view: FieldView }) {
  return offeredGroup(props, SelectboxesView);
}
