import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { listOf } from '../../define/define-model.ts';

/** A node of a tree, in the order in which they are read: each before those below it. */
export interface TreeNode {
  /** How deep it stands; the root at 0. */
  readonly depth: number;
  readonly data: JsonObject;
}

/** Nobody fills in more. Product constants. */
const maxNodes = 200;
export const deepest = 9;

/** The nodes of a value. A value that is no node is left out. */
export function nodesIn(value: unknown, depth = 0): readonly TreeNode[] {
  if (!isJsonObject(value) || depth > deepest || Object.keys(value).length === 0) return [];
  const data = isJsonObject(value.data) ? value.data : {};
  const below = listOf(value.children).flatMap((child) => nodesIn(child, depth + 1));
  return [{ depth, data }, ...below].slice(0, maxNodes);
}

/** The value that the nodes make; none is `{}`. */
export function treeOf(nodes: readonly TreeNode[]): JsonObject {
  const [root, ...below] = nodes;
  return root === undefined ? {} : nodeOf(root, below);
}

function nodeOf({ depth, data }: TreeNode, below: readonly TreeNode[]): JsonObject {
  const children: Json[] = [];
  for (const [index, node] of below.entries()) {
    if (node.depth !== depth + 1) continue;
    const rest = below.slice(index + 1);
    const end = rest.findIndex((laterNode) => laterNode.depth <= node.depth);
    children.push(nodeOf(node, end === -1 ? rest : rest.slice(0, end)));
  }
  return { data, children };
}

/** How deep each node stands, as a control says it: `0 1 2 1`. None stands deeper than just below the one before. */
export function depthsIn(text: string): readonly number[] {
  const written = text.split(' ').slice(0, maxNodes);
  let last = -1;
  return written.flatMap((digit, index) => {
    const depth = Number(digit);
    const isFit = /^\d$/.test(digit) && depth <= last + 1 && (index === 0 ? depth === 0 : depth > 0);
    if (!isFit) return [];
    last = depth;
    return [depth];
  });
}

/** Where the nodes below one end: the place after the last of them. */
export function endOf(depths: readonly number[], index: number): number {
  const end = depths.findIndex((depth, at) => at > index && depth <= (depths[index] ?? 0));
  return end === -1 ? depths.length : end;
}

/** `1`, `1.1`, `1.2.1`: of each node. */
export function numbersOf(depths: readonly number[]): readonly string[] {
  const counts: number[] = [];
  return depths.map((depth) => {
    counts.length = depth + 1;
    counts[depth] = (counts[depth] ?? 0) + 1;
    return counts.join('.');
  });
}
