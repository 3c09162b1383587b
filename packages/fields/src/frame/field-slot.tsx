import { type Field, type FieldView, viewsOf } from '@guichet/engine';
import {
  createContext,
  Fragment,
  isValidElement,
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
export const FieldGroup = memo(function FieldGroup({ fields }: Props) {
  return useDrawn(fields);
});

/** What was drawn last of some fields, each from its view. */
interface Drawn {
  views: readonly FieldView[];
  nodes: readonly ReactNode[];
}

/**
 * Draws fields, by one subscription to all of them; null for a field that is not visible. A field whose view is still the
 * same gives React the same element again, which it passes over: so a field needs no component of its own.
 */
export function useDrawn(fields: readonly Field[]): readonly ReactNode[] {
  const registry = useContext(ViewsContext);
  const { subscribe, read, last } = useMemo(() => {
    const last: Drawn = { views: [], nodes: [] };
    return { ...viewsOf(fields), last, registry };
  }, [fields, registry]);
  const views = useSyncExternalStore(subscribe, read, read);
  if (views !== last.views) {
    last.nodes = fields.map((field, index) => {
      const view = views[index];
      return view === last.views[index] ? last.nodes[index] : drawn(field, view, registry);
    });
    last.views = views;
  }
  return last.nodes;
}

function drawn(field: Field, view: FieldView | undefined, registry: Views): ReactNode {
  if (view?.visible !== true) return null;
  const { type, fallback } = field.component;
  const otherwise = fallback ?? (field.children.length > 0 ? 'unknownLayout' : 'unknown');
  const node = registry[Object.hasOwn(registry, type) ? type : otherwise]?.({ field, view });
  return isValidElement(node) && node.key === field.id ? node : <Fragment key={field.id}>{node}</Fragment>;
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
