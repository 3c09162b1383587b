import type { Field, FieldView } from '@guichet/engine';
import { time, timeClock } from '@guichet/engine/rules/time';
import { textInput } from '../../controls/text-input/text-input.tsx';
import { describeFormat } from '../../dates/describe-format.ts';
import type { Feature } from '../../features/feature.ts';
import { framed } from '../../frame/frame.tsx';
import { withHint } from '../../frame/with-hint.ts';
import { timeFormatOf, timeModel } from './model.ts';

/** One line to type into: a browser's own control for times cannot be typed into freely. */
export function TimeView({ field, view: fieldView }: { readonly field: Field; readonly view: FieldView }) {
  const format = timeFormatOf(field.component.settings, fieldView.locale).replace('A', 'a');
  const view = withHint(fieldView, describeFormat(format, fieldView.locale));
  return framed(field, view, textInput(field, view, { type: 'text', width: 'short' }));
}

/** A time of the day. */
export const feature: Feature = {
  models: { time: timeModel },
  rules: { time, timeClock },
  views: { time: TimeView },
};
