/**
 * True for a JSON in which something stands below so many levels of lists and objects. Level by level, not by
 * recursion: a hostile depth must not end in a stack overflow.
 */
export function isDeeperThan(levels: number, value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth <= levels; depth += 1) {
    const next: unknown[] = [];
    for (const outer of level) {
      if (typeof outer !== 'object' || outer === null) continue;
      for (const inner of Object.values(outer)) next.push(inner);
    }
    if (next.length === 0) return false;
    level = next;
  }
  return true;
}
