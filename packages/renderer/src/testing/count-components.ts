/** Tags of React's fibers for a root, an element and a text; every other one is a component, a fragment or a context. */
const plainFibers: readonly number[] = [3, 5, 6];

/** Counts what React keeps for a drawn form beside its elements and texts. `container`: of React's root. */
export function countComponents(container: Element): number {
  const [, root] = Object.entries(container).find(([name]) => name.startsWith('__reactContainer$')) ?? [];
  if (root === undefined) throw new Error('React has no root there.');
  let count = 0;
  const seek = (fiber: unknown): void => {
    for (let next = Object(fiber); 'tag' in next; next = Object(next.sibling)) {
      if (!plainFibers.includes(next.tag)) count += 1;
      seek(next.child);
    }
  };
  seek(root.stateNode.current);
  return count;
}
