import type { Field, FieldView } from '@guichet/engine';
import { authorText } from '../frame/author-text.tsx';
import { FieldSlots } from '../frame/field-slot.tsx';
import { wrapperClass } from '../frame/frame.tsx';
import { tooltip } from '../frame/tooltip.tsx';
import './style.css';

export function PanelView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const { title } = view.texts;
  const Heading = isBelowPanel(field) ? 'h3' : 'h2';
  return (
    <section className={wrapperClass(field, view, 'g-panel')}>
      {title !== undefined && !field.component.hideLabel && (
        <Heading className="g-panel__title">{authorText(title)}</Heading>
      )}
      {tooltip(field, view)}
      <FieldSlots fields={field.children} />
    </section>
  );
}

function isBelowPanel(field: Field): boolean {
  for (let above = field.parent; above !== undefined; above = above.parent) {
    if (above.component.type === 'panel') return true;
  }
  return false;
}
