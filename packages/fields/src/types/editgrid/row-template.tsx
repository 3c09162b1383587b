import type { ResolvedElement, ResolvedNode, ResolvedText } from '@guichet/engine';
import type { ReactNode } from 'react';
import { reactName } from '../../frame/attribute-names.ts';
import { elementOf } from '../../frame/element-of.ts';
import { asPart } from '../../rows/as-part.ts';
import { partIn } from './part-in.ts';
import { isRowOfColumns, namedCells } from './template-columns.ts';

interface Props {
  /** The author's template, resolved for the row. */
  readonly template: ResolvedText;
  readonly isTable: boolean;
  /** The author's names of the columns: where the header has no room, each value shows its own. */
  readonly names: readonly string[];
  /** The button that stands where the template has a place for it. */
  readonly children: (what: 'edit' | 'remove') => ReactNode;
}

/** The summary of a row as its author wrote it, our buttons in the places of theirs. */
export function RowTemplate({ template: text, isTable, names, children: button }: Props) {
  const nodes = (isTable ? partIn(text, 'tr') : undefined) ?? (typeof text === 'string' ? [text] : text);
  const drawn = nodes.map((node, index) => draw(node, index, button, names));
  return isTable ? drawn : <div className="g-editgrid__template">{drawn}</div>;
}

function draw(
  node: ResolvedNode,
  key: number,
  button: Props['children'],
  names: readonly string[] = [],
): ReactNode {
  if (typeof node === 'string') return node;
  const classes = node.attributes?.class?.split(/\s+/) ?? [];
  if (classes.includes('editRow')) return <span key={key}>{button('edit')}</span>;
  if (classes.includes('removeRow')) return <span key={key}>{button('remove')}</span>;
  return element(node, key, button, names);
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

function element(node: ResolvedElement, key: number, button: Props['children'], names: readonly string[]) {
  const { tag, attributes = {}, children = [] } = node;
  const isColumns = isRowOfColumns(node);
  const named = isColumns ? namedCells(node, names) : undefined;
  const properties = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [reactName(name), value]),
  );
  const inner = tableParts.includes(tag)
    ? children.filter((child) => typeof child !== 'string' || child.trim() !== '')
    : children;
  // A question before the row is removed stands beside its button, and browsers end a paragraph where it begins.
  const isAround = tag === 'p' && /\bremoveRow\b/.test(JSON.stringify(children));
  return elementOf(
    isAround ? 'div' : tag,
    { ...roles[tag], ...properties },
    inner.map((child, index) => {
      const name = named?.get(child);
      const cell = name === undefined || typeof child === 'string' ? child : withName(child, name);
      return draw(cell, index, button, isColumns ? [] : names);
    }),
    key,
  );
}

function withName(cell: ResolvedElement, name: string): ResolvedElement {
  return { ...cell, attributes: { ...cell.attributes, 'data-name': name } };
}
