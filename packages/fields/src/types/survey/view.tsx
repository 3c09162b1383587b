import type { Field, FieldView } from '@guichet/engine';
import type { Feature } from '../../features/feature.ts';
import { controlAttributes } from '../../frame/attribute-names.ts';
import { describedBy, labelContent, labelProps, tooltipAndNotes, wrapperClass } from '../../frame/frame.tsx';
import { surveyModel } from './model.ts';
import { SurveyTable } from './survey-table.tsx';

/** Questions in a table where there is room for one, else each with its answers below it. */
export function SurveyView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const { attributes } = field.component;
  return (
    <fieldset
      {...controlAttributes(attributes)}
      className={wrapperClass(field, view, 'g-field g-group')}
      aria-labelledby={view.namedBy}
      aria-describedby={describedBy(field, view)}
    >
      <legend {...labelProps(field, view)}>{labelContent(view)}</legend>
      {tooltipAndNotes(field, view)}
      <SurveyTable field={field} view={view} />
    </fieldset>
  );
}

/** Questions that share their answers. */
export const feature: Feature = {
  models: { survey: surveyModel },
  views: { survey: SurveyView },
};
