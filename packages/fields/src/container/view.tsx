import type { Field, FieldView } from '@guichet/engine';
import { authorText } from '../frame/author-text.tsx';
import { FieldSlots } from '../frame/field-slot.tsx';
import { wrapperClass } from '../frame/frame.tsx';
import { tooltip } from '../frame/tooltip.tsx';

/** Draws nothing of its own, unless its author wants its label seen. */
export function ContainerView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const { label } = view.texts;
  const children = <FieldSlots fields={field.children} />;
  if (label === undefined || field.component.settings.isLabelled !== true) {
    return <div className={wrapperClass(field, view, 'g-container')}>{children}</div>;
  }
  return (
    <fieldset className={wrapperClass(field, view, 'g-container')} aria-labelledby={view.namedBy}>
      <legend id={view.labelId} className="g-container__legend">
        {authorText(label)}
      </legend>
      {tooltip(field, view)}
      {children}
    </fieldset>
  );
}
