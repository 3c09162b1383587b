import type { ResolvedElement, ResolvedNode, ResolvedText } from '@guichet/engine';
import type { ReactNode } from 'react';
import { reactName } from './attribute-names.ts';
import { elementOf } from './element-of.ts';

/** Between the parts of a table white space means nothing, and React warns of it. */
const tableParts = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup']);
const headings = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);

/** An author's text: words, or a tree of elements that passed the allow-list. */
export function authorText(text: ResolvedText | undefined): ReactNode {
  return drawText(text, drawNode);
}

/** The same inside a heading of ours: there a browser's parser ends ours where another begins. */
export function authorHeading(text: ResolvedText | undefined): ReactNode {
  return drawText(text, (node, index) =>
    typeof node !== 'string' && headings.has(node.tag)
      ? drawElement({ ...node, tag: 'span' }, index)
      : drawNode(node, index),
  );
}

function drawText(
  text: ResolvedText | undefined,
  draw: (node: ResolvedNode, index: number) => ReactNode,
): ReactNode {
  return text === undefined || typeof text === 'string' ? text : text.map(draw);
}

function drawNode(node: ResolvedNode, index: number): ReactNode {
  return typeof node === 'string' ? node : drawElement(node, index);
}

function drawElement({ tag, attributes, children = [] }: ResolvedElement, index: number): ReactNode {
  const properties: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(attributes ?? {})) {
    properties[reactName(name)] = value;
  }
  const drawn = tableParts.has(tag) ? children.filter(isNoWhiteSpace) : children;
  // An empty heading leads screen readers nowhere.
  const element = headings.has(tag) && !children.some(isContent) ? 'div' : tag;
  return elementOf(element, properties, drawn.map(drawNode), index);
}

function isContent(node: ResolvedNode): boolean {
  if (typeof node === 'string') return node.trim() !== '';
  return node.tag === 'img' || (node.children ?? []).some(isContent);
}

function isNoWhiteSpace(node: ResolvedNode): boolean {
  return typeof node !== 'string' || node.trim() !== '';
}
