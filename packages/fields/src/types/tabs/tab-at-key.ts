/**
 * The tab that a key leads to, by its place among those that are shown; undefined for a key that leads nowhere.
 * As the ARIA Authoring Practices ask: arrows along the list and round its ends, Home and End.
 */
export function tabAtKey(key: string, at: number, count: number, isVertical: boolean): number | undefined {
  const [back, forth] = isVertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  if (key === back) return (at + count - 1) % count;
  if (key === forth) return (at + 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
