import type { PreparedComponent } from '@guichet/engine';

/** The types of components, and of all that stands in them. */
export function typesIn(
  components: readonly PreparedComponent[],
  found: Set<string> = new Set(),
): ReadonlySet<string> {
  for (const { type, children = [] } of components) {
    found.add(type);
    typesIn(children, found);
  }
  return found;
}
