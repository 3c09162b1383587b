import type { Field, FieldView } from '@guichet/engine';
import type { Feature } from '../../features/feature.ts';
import { ObjectGroup } from '../../frame/object-group.tsx';
import { formMessages } from './messages.ts';
import { formModel } from './model.ts';

/** A form within the form, drawn as a part of it; where there is none, a sentence says so. */
export function NestedFormView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  if (field.component.settings.fault !== undefined)
    return <p className="g-notice">{formMessages[view.locale]}</p>;
  return <ObjectGroup field={field} view={view} />;
}

/** A form within the form. */
export const feature: Feature = {
  models: { form: formModel },
  views: { form: NestedFormView },
};
