import { type Field, type FieldView, viewsOf } from '@guichet/engine';
import { createContext, memo, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import type { View, Views } from './view.ts';

/** The registry of views: the same for as long as a form lives. */
export const ViewsContext = createContext<Views>({});

interface DrawnProps {
  readonly field: Field;
  readonly view: FieldView;
  readonly draw: View | undefined;
}

/** A field that can be seen: drawn again when its view is another one, and not for its neighbours. */
const Drawn = memo(function Drawn({ field, view, draw }: DrawnProps) {
  return draw?.({ field, view });
});

interface Props {
  readonly fields: readonly Field[];
}

/** So many fields are followed as one: what changes in one of them asks React to look at the others. */
const groupSize = 25;

/** The places of fields on the page, and their one subscription. */
export const FieldGroup = memo(function FieldGroup({ fields }: Props) {
  return useDrawn(fields);
});

/** The views of fields, by one subscription to all of them; null for a field that is not visible. */
export function useDrawn(fields: readonly Field[]): readonly ReactNode[] {
  const registry = useContext(ViewsContext);
  const { subscribe, read } = useMemo(() => viewsOf(fields), [fields]);
  const views = useSyncExternalStore(subscribe, read, read);
  return fields.map((field, index) => {
    const view = views[index];
    if (view?.visible !== true) return null;
    const { type, fallback } = field.component;
    const otherwise = fallback ?? (field.children.length > 0 ? 'unknownLayout' : 'unknown');
    const draw = registry[Object.hasOwn(registry, type) ? type : otherwise];
    return <Drawn key={field.id} field={field} view={view} draw={draw} />;
  });
}

/** The places of all children of a layout. */
export function FieldSlots({ fields }: Props) {
  const groups = useMemo(() => groupsOf(fields), [fields]);
  return groups.map((group) => <FieldGroup key={group[0]?.id} fields={group} />);
}

function groupsOf(fields: readonly Field[]): readonly (readonly Field[])[] {
  if (fields.length === 0) return [];
  if (fields.length <= groupSize) return [fields];
  return Array.from({ length: Math.ceil(fields.length / groupSize) }, (_, index) =>
    fields.slice(index * groupSize, (index + 1) * groupSize),
  );
}
