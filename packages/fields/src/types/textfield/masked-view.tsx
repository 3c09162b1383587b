import type { Field, FieldView } from '@guichet/engine';
import { countedDescription, counters } from '../../controls/counters/counters.tsx';
import { textInput } from '../../controls/text-input/text-input.tsx';
import { MaskChoice } from '../../features/masks/mask-choice.tsx';
import { maskProps } from '../../features/masks/mask-props.ts';
import { readMasks } from '../../features/masks/mask-settings.ts';
import { framed } from '../../frame/frame.tsx';
import { typeOf } from './view.tsx';

/** A line of text also with masks and counters. */
export function MaskedTextfieldView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const { settings } = field.component;
  const type = typeOf(field);
  const { placeholder } = view.texts;
  const more = {
    ...(!view.isReadOnly && maskProps(settings)),
    ...(typeof placeholder === 'string' && { placeholder }),
    'aria-describedby': countedDescription(field, view),
  };
  const control =
    readMasks(settings).length > 0 ? (
      <MaskChoice field={field} view={view} type={type} />
    ) : (
      textInput(field, view, { type, more })
    );
  return framed(field, view, control, counters(field, view));
}
