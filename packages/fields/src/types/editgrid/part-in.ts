import type { ResolvedElement, ResolvedText } from '@guichet/engine';

/** The children of the first element with this tag, anywhere in a text; undefined where there is none. */
export function partIn(text: ResolvedText | undefined, tag: string): ResolvedElement['children'] | undefined {
  if (text === undefined || typeof text === 'string') return undefined;
  for (const node of text) {
    if (typeof node === 'string') continue;
    const found = node.tag === tag ? (node.children ?? []) : partIn(node.children, tag);
    if (found !== undefined) return found;
  }
  return undefined;
}
