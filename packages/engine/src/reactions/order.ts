/** The place of a component in the definition: the index at each level, outermost first. */
export type ReactionOrder = readonly number[];

/** Negative when `a` stands before `b`; a parent stands before its children. */
export function compareOrder(a: ReactionOrder, b: ReactionOrder): number {
  const shared = Math.min(a.length, b.length);
  for (let level = 0; level < shared; level += 1) {
    const difference = (a[level] ?? 0) - (b[level] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
