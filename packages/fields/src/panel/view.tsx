import type { Field, FieldView } from '@guichet/engine';
import { type ReactNode, useState } from 'react';
import { authorHeading } from '../frame/author-text.tsx';
import { FieldSlots } from '../frame/field-slot.tsx';
import { wrapperClass } from '../frame/frame.tsx';
import { hasError } from '../frame/has-error.ts';
import { isBelowHeading } from '../frame/is-below-heading.ts';
import { tooltip } from '../frame/tooltip.tsx';
import './style.css';

export function PanelView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const { title } = view.texts;
  const isShown = title !== undefined && !field.component.hideLabel;
  const Heading = isBelowHeading(field) ? 'h3' : 'h2';
  const heading = isShown && <Heading className="g-panel__title">{authorHeading(title)}</Heading>;
  if (isShown && field.component.settings.collapsible === true) {
    return (
      <CollapsiblePanel field={field} view={view}>
        {heading}
      </CollapsiblePanel>
    );
  }
  return (
    <section className={wrapperClass(field, view, 'g-panel')}>
      {heading}
      {tooltip(field, view)}
      <FieldSlots fields={field.children} />
    </section>
  );
}

interface CollapsibleProps {
  readonly field: Field;
  readonly view: FieldView;
  readonly children: ReactNode;
}

/** The browser opens and closes it, so that find in page and a page without a script do too. */
function CollapsiblePanel({ field, view, children }: CollapsibleProps) {
  const [isOpen] = useState(() => field.component.settings.collapsed !== true || hasError(field));
  return (
    <details className={wrapperClass(field, view, 'g-panel')} open={isOpen}>
      <summary className="g-panel__summary">{children}</summary>
      {tooltip(field, view)}
      <FieldSlots fields={field.children} />
    </details>
  );
}
