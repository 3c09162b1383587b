import { type Field, type FieldView, viewsOf } from '@guichet/engine';
import {
  createContext,
  createElement,
  Fragment,
  memo,
  type ReactNode,
  useContext,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { Views } from './view.ts';

/** The registry of views: the same for as long as a form lives. */
export const ViewsContext = createContext<Views>({});

interface Props {
  readonly fields: readonly Field[];
}

/** So many fields are followed as one: what changes in one of them asks React to look at the others. */
const groupSize = 25;

/** The places of fields on the page, and their one subscription. */
const FieldGroup = memo(function FieldGroup({ fields }: Props) {
  // Without keys, which each view would have to give its element: no field moves among those of its group.
  return createElement(Fragment, null, ...useDrawn(fields));
});

/**
 * Draws fields, by one subscription to all of them; null for a field that is not visible. A field whose view is still the
 * same gives React the same element again, which it passes over: so a field needs no component of its own.
 */
export function useDrawn(fields: readonly Field[]): readonly ReactNode[] {
  const registry = useContext(ViewsContext);
  const { subscribe, read, draw } = useMemo(() => {
    let last: readonly FieldView[] = [];
    let nodes: readonly ReactNode[] = [];
    return {
      ...viewsOf(fields),
      draw(views: readonly FieldView[]) {
        nodes = views.map((view, index) =>
          view === last[index] ? nodes[index] : drawn(fields[index], view, registry),
        );
        last = views;
        return nodes;
      },
    };
  }, [fields, registry]);
  return draw(useSyncExternalStore(subscribe, read, read));
}

function drawn(field: Field | undefined, view: FieldView, registry: Views): ReactNode {
  if (field === undefined || !view.visible) return null;
  const { type, fallback } = field.component;
  const otherwise = fallback ?? (field.children.length > 0 ? 'unknownLayout' : 'unknown');
  return registry[Object.hasOwn(registry, type) ? type : otherwise]?.({ field, view });
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
