import type { Field } from '@guichet/engine';
import { createContext, memo, use } from 'react';
import { useFieldView } from './use-field-view.ts';
import type { Views } from './view.ts';

/** The registry of views: the same for as long as a form lives. */
export const ViewsContext = createContext<Views>({});

/** A field's place on the page: the one subscription of that field. */
export const FieldSlot = memo(function FieldSlot({ field }: { readonly field: Field }) {
  const views = use(ViewsContext);
  const view = useFieldView(field);
  if (!view.visible) return null;
  const { type, fallback } = field.component;
  const otherwise = fallback ?? (field.children.length > 0 ? 'unknownLayout' : 'unknown');
  const draw = views[Object.hasOwn(views, type) ? type : otherwise];
  return draw?.({ field, view });
});

/** The places of all children of a layout. */
export function FieldSlots({ fields }: { readonly fields: readonly Field[] }) {
  return fields.map((field) => <FieldSlot key={field.id} field={field} />);
}
