import type { Field, FieldView } from '@guichet/engine';
import { offeredGroup } from '../choices/offered-group.tsx';
import { RadioView } from './view.tsx';

/** One of a few options, also where those stand elsewhere. */
export function WholeRadioView(props: { readonly field: Field; readonly view: FieldView }) {
  return offeredGroup(props, RadioView);
}
