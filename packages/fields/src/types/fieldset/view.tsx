import type { Field, FieldView } from '@guichet/engine';
import { tooltip } from '../../controls/tooltip/tooltip.tsx';
import { authorText } from '../../frame/author-text.tsx';
import { FieldSlots } from '../../frame/field-slot.tsx';
import { wrapperClass } from '../../frame/frame.tsx';
import './style.css';

export function FieldsetView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const { legend } = view.texts;
  return (
    <fieldset
      className={wrapperClass(field, view, 'g-fieldset')}
      aria-label={field.component.settings.isNamed ? field.plainText('label') : undefined}
    >
      {legend !== undefined && <legend className="g-fieldset__legend">{authorText(legend)}</legend>}
      {tooltip(field, view)}
      <FieldSlots fields={field.children} />
    </fieldset>
  );
}
