import type { ResolvedElement, ResolvedNode, ResolvedText } from '@guichet/engine';
import { createElement, type ReactNode } from 'react';
import { reactName } from '../frame/attribute-names.ts';
import { asPart } from '../rows/as-part.ts';
import { partIn } from './part-in.ts';

interface Props {
  /** What the author's template draws for the row, as JSON. */
  readonly template: string;
  readonly isTable: boolean;
  /** The button that stands where the template has a place for it. */
  readonly children: (what: 'edit' | 'remove') => ReactNode;
}

/** The summary of a row as its author wrote it, our buttons in the places of theirs. */
export function RowTemplate({ template, isTable, children: button }: Props) {
  const text: ResolvedText = JSON.parse(template);
  const nodes = (isTable ? partIn(text, 'tr') : undefined) ?? (typeof text === 'string' ? [text] : text);
  const drawn = nodes.map((node, index) => draw(node, index, button));
  return isTable ? drawn : <div className="g-editgrid__template">{drawn}</div>;
}

function draw(node: ResolvedNode, key: number, button: Props['children']): ReactNode {
  if (typeof node === 'string') return node;
  const classes = node.attributes?.class?.split(/\s+/) ?? [];
  if (classes.includes('editRow')) return <span key={key}>{button('edit')}</span>;
  if (classes.includes('removeRow')) return <span key={key}>{button('remove')}</span>;
  return element(node, key, button);
}

const tableParts = ['table', 'thead', 'tbody', 'tr'];

/** The cells of an author's header. */
export function templateHeader(text: ResolvedText): ReactNode {
  const cells = (partIn(text, 'tr') ?? []).filter((node) => typeof node !== 'string');
  return cells.map((cell, index) => draw({ ...cell, tag: 'th' }, index, () => null));
}

/** Browsers forget what a cell is where a table is drawn as blocks. */
const roles: Readonly<Record<string, object>> = {
  td: asPart('cell'),
  th: { ...asPart('columnheader'), scope: 'col' },
};

function element(
  { tag, attributes = {}, children = [] }: ResolvedElement,
  key: number,
  button: Props['children'],
) {
  const properties = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [reactName(name), value]),
  );
  const inner = tableParts.includes(tag)
    ? children.filter((child) => typeof child !== 'string' || child.trim() !== '')
    : children;
  return createElement(
    tag,
    { ...roles[tag], ...properties, key },
    ...inner.map((child, index) => draw(child, index, button)),
  );
}
