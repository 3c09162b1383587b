import type { Field, FieldView } from '@guichet/engine';
import { readOptions } from '../../choices/options.ts';

export interface ListedChoice {
  readonly value: string;
  readonly label: string;
  readonly disabled?: true;
}

/** All that can be chosen now: what was found or computed, else what the definition lists. */
export function listedChoices(field: Field, view: FieldView): readonly ListedChoice[] {
  if (view.options !== undefined) return view.options.filter(({ value }) => value !== '');
  return readOptions(field.component.settings).flatMap((option, index) =>
    option.value === ''
      ? []
      : [{ ...option, label: field.plainText(`data.values.${index}.label`) || option.value }],
  );
}
