import { type Field, type FieldView, viewsOf } from '@guichet/engine';
import { createContext, Fragment, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { elementOf } from './element-of.ts';
import type { Views } from './view.ts';

/** The registry of views: the same for as long as a form lives. */
export const ViewsContext = createContext<Views>({});

interface Props {
  readonly fields: readonly Field[];
}

/** So many fields are followed as one: what changes in one of them asks React to look at the others. */
const groupSize = 25;

/**
 * The places of fields on the page, and their one subscription. Without keys, which each view would have to give its
 * element: no field moves among those of its group.
 */
function FieldGroup({ fields }: Props) {
  return elementOf(Fragment, {}, useDrawn(fields));
}

/** Draws around a field, a cell for example. `index`: the place of the field among those that are drawn together. */
export type Placing = (node: ReactNode, index: number) => ReactNode;

const asIs: Placing = (node) => node;

/**
 * Draws fields, by one subscription to all of them; nothing for a field that is not visible. A field whose view is still the
 * same gives React the same element again, which it passes over: so a field needs no component of its own.
 */
export function useDrawn(fields: readonly Field[], place = asIs): readonly ReactNode[] {
  const registry = useContext(ViewsContext);
  const { subscribe, read, draw } = useMemo(() => {
    let last: readonly FieldView[] = [];
    let nodes: readonly ReactNode[] = [];
    return {
      ...viewsOf(fields),
      draw(views: readonly FieldView[]) {
        nodes = fields.map((field, index) => {
          const view = views[index];
          if (view === last[index]) return nodes[index];
          const { type, fallback } = field.component;
          const otherwise = fallback ?? (field.children.length > 0 ? 'unknownLayout' : 'unknown');
          const draw = registry[Object.hasOwn(registry, type) ? type : otherwise];
          return place(view?.visible && draw?.({ field, view }), index);
        });
        last = views;
        return nodes;
      },
    };
  }, [fields, registry, place]);
  return draw(useSyncExternalStore(subscribe, read, read));
}

/** The places of all children of a layout. A group is the same element again while the fields are the same. */
export function FieldSlots({ fields }: Props) {
  return useMemo(
    () =>
      fields.flatMap(({ id }, index) =>
        index % groupSize === 0 ? (
          <FieldGroup key={id} fields={fields.slice(index, index + groupSize)} />
        ) : (
          []
        ),
      ),
    [fields],
  );
}
