import type { ResolvedNode, ResolvedText } from '../field.ts';

/** The words of a text, without its markup. */
export function plainTextOf(text: ResolvedText): string {
  return typeof text === 'string' ? text : text.map(plainTextOfNode).join('');
}

function plainTextOfNode(node: ResolvedNode): string {
  return typeof node === 'string' ? node : plainTextOf(node.children ?? []);
}
