import type { Field, FieldView } from '@guichet/engine';
import { tooltip } from '../controls/tooltip/tooltip.tsx';
import { authorText } from './author-text.tsx';
import { FieldSlots } from './field-slot.tsx';
import { describedBy, labelContent, notes, wrapperClass } from './frame.tsx';

/** Draws nothing of its own, unless its author wants its label seen, or something in it filled in. */
export function ObjectGroup({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const { label } = view.texts;
  const children = <FieldSlots fields={field.children} />;
  const isLabelled = label !== undefined && field.component.settings.isLabelled === true;
  if (!isLabelled && !view.required) {
    return <div className={wrapperClass(field, view, 'g-container')}>{children}</div>;
  }
  return (
    <fieldset
      id={field.id}
      className={wrapperClass(field, view, 'g-container')}
      tabIndex={view.required ? -1 : undefined}
      aria-labelledby={view.namedBy}
      aria-describedby={describedBy(field, view)}
    >
      {label !== undefined && (
        <legend id={view.labelId} className={isLabelled ? 'g-container__legend' : 'g-visually-hidden'}>
          {isLabelled ? labelContent(view) : authorText(label)}
        </legend>
      )}
      {isLabelled && tooltip(field, view)}
      {view.errors.length > 0 && notes(field, view)}
      {children}
    </fieldset>
  );
}
