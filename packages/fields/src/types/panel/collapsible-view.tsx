import type { Field, FieldView } from '@guichet/engine';
import { Collapsible } from '../../frame/collapsible.tsx';
import { PanelView, panelClass, panelTitle } from './view.tsx';

/** A panel without a title to open it by stays open. */
export function CollapsiblePanelView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const title = panelTitle(field, view);
  if (title === undefined || field.component.settings.collapsible !== true) return PanelView({ field, view });
  return <Collapsible field={field} view={view} className={panelClass(field)} title={title} />;
}
