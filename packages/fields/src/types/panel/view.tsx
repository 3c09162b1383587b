import type { Field, FieldView } from '@guichet/engine';
import { tooltip } from '../../controls/tooltip/tooltip.tsx';
import { authorHeading } from '../../frame/author-text.tsx';
import { FieldSlots } from '../../frame/field-slot.tsx';
import { wrapperClass } from '../../frame/frame.tsx';
import { isBelowHeading } from '../../frame/is-below-heading.ts';
import './style.css';

/** One that collapses is drawn by `collapsible-view.tsx`. */
export function PanelView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return (
    <section className={wrapperClass(field, view, panelClass(field))}>
      {panelTitle(field, view)}
      {tooltip(field, view)}
      <FieldSlots fields={field.children} />
    </section>
  );
}

export function panelClass({ component: { settings } }: Field): string {
  return typeof settings.theme === 'string' ? `g-panel g-panel--${settings.theme}` : 'g-panel';
}

export function panelTitle(field: Field, { texts: { title } }: FieldView) {
  const { hideLabel, settings } = field.component;
  if (title === undefined || hideLabel) return;
  // One that collapses is opened by its title.
  if (settings.isUntitled === true && settings.collapsible !== true) return;
  const Heading = isBelowHeading(field) ? 'h3' : 'h2';
  return <Heading className="g-panel__title">{authorHeading(title)}</Heading>;
}
