import type { Field, FieldView } from '@guichet/engine';
import { dates } from '@guichet/engine/features/dates';
import { dayRules } from '@guichet/engine/features/day';
import type { Feature } from '../../features/feature.ts';
import { controlAttributes } from '../../frame/attribute-names.ts';
import { describedBy, labelContent, labelProps, tooltipAndNotes, wrapperClass } from '../../frame/frame.tsx';
import { DayParts } from './day-parts.tsx';
import { dayModel } from './model.ts';
import { partIn, shownParts } from './parts.ts';

/** A group of two or three controls. Its legend has the asterisk where all of them are asked for, else their own labels. */
export function DayView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const { settings, attributes } = field.component;
  const shown = shownParts(field.component, view.locale);
  const required =
    view.required || (!view.isReadOnly && shown.every((part) => partIn(settings, part).required === true));
  return (
    <fieldset
      {...controlAttributes(attributes)}
      className={wrapperClass(field, view, 'g-field g-group')}
      aria-labelledby={view.namedBy}
      aria-describedby={describedBy(field, view)}
    >
      <legend {...labelProps(field, view)}>{labelContent({ ...view, required })}</legend>
      {tooltipAndNotes(field, view)}
      <DayParts field={field} view={view} isWholeRequired={required} />
    </fieldset>
  );
}

/** A day in three controls. */
export const feature: Feature = {
  models: { day: dayModel },
  abilities: { dates },
  rules: dayRules,
  views: { day: DayView },
};
