import type { ResolvedElement, ResolvedNode, ResolvedText } from '@guichet/engine';
import { createElement, type ReactNode } from 'react';

/** React's names of the attributes that it calls otherwise. */
const renamed: Readonly<Record<string, string>> = {
  class: 'className',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
};

/** An author's text: words, or a tree of elements that passed the allow-list. */
export function authorText(text: ResolvedText | undefined): ReactNode {
  if (text === undefined || typeof text === 'string') return text;
  return text.map(drawNode);
}

function drawNode(node: ResolvedNode, index: number): ReactNode {
  return typeof node === 'string' ? node : drawElement(node, index);
}

function drawElement({ tag, attributes, children }: ResolvedElement, index: number): ReactNode {
  const properties: Record<string, string | number | true> = { key: index };
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (name === 'open' || name === 'reversed') properties[name] = true;
    else properties[renamed[name] ?? name] = value;
  }
  return createElement(tag, properties, ...(children ?? []).map(drawNode));
}
