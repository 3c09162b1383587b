import type { ResolvedElement, ResolvedNode, ResolvedText } from '@guichet/engine';

/** The names of the columns in an author's header, in order; none where it has no row of columns. */
export function columnNames(header: ResolvedText | undefined): readonly string[] {
  const row = header === undefined || typeof header === 'string' ? undefined : columnsIn(header);
  return elementsOf(row).map(wordsIn);
}

/** The cells of a row of columns with the names of their columns: those that say something and are no place for buttons. */
export function namedCells(
  row: ResolvedElement,
  names: readonly string[],
): ReadonlyMap<ResolvedNode, string> {
  const named = elementsOf(row).map((cell, index) => [cell, names[index] ?? ''] as const);
  return new Map(named.filter(([cell, name]) => name !== '' && wordsIn(cell) !== '' && !hasButtons(cell)));
}

export function isRowOfColumns({ attributes }: ResolvedElement): boolean {
  return attributes?.class?.split(/\s+/).includes('row') === true;
}

function columnsIn(nodes: readonly ResolvedNode[]): ResolvedElement | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const found = isRowOfColumns(node) ? node : columnsIn(node.children ?? []);
    if (found !== undefined) return found;
  }
  return undefined;
}

function elementsOf(element: ResolvedElement | undefined): readonly ResolvedElement[] {
  return (element?.children ?? []).filter((node) => typeof node !== 'string');
}

function wordsIn(node: ResolvedNode): string {
  if (typeof node === 'string') return node.trim();
  return (node.children ?? []).map(wordsIn).filter(Boolean).join(' ');
}

function hasButtons(cell: ResolvedElement): boolean {
  return /\b(?:edit|remove)Row\b/.test(JSON.stringify(cell));
}
