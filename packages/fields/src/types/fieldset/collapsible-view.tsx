import type { Field, FieldView } from '@guichet/engine';
import { authorText } from '../../frame/author-text.tsx';
import { Collapsible } from '../../frame/collapsible.tsx';
import { partId } from '../../frame/part-id.ts';
import { FieldsetView } from './view.tsx';

/** Its legend opens it, and names the group that is then shown. One without a legend stays open. */
export function CollapsibleFieldsetView({
  field,
  view,
}: {
  readonly field: Field;
  readonly view: FieldView;
}) {
  const { legend } = view.texts;
  if (field.component.settings.collapsible !== true || legend === undefined)
    return FieldsetView({ field, view });
  const id = partId(field, 'legend');
  return (
    <Collapsible
      field={field}
      view={view}
      className="g-fieldset"
      title={
        <span id={id} className="g-fieldset__legend">
          {authorText(legend)}
        </span>
      }
      inside={(children) => (
        <fieldset className="g-fieldset__inside" aria-labelledby={id}>
          {children}
        </fieldset>
      )}
    />
  );
}
