import type { HostMethod } from '@guichet/author-scripts/run';
import type { ResolvedElement, ResolvedNode } from '../field.ts';
import { checkAttribute } from '../html/check-attribute.ts';
import type { ProgramNode } from '../prepared-form.ts';

/** More elements and words than this no text has. */
const maxNodes = 20_000;
/** Nor is any so deep; drawing goes down level by level. */
const maxLevels = 200;

interface Opened {
  readonly tag: string;
  readonly attributes: Record<string, string>;
  readonly children: ResolvedNode[];
}

/**
 * Draws a text with statements: `run` runs its program with the drawing functions. It draws elements of the author's
 * own, text, and checked attributes; never markup.
 */
export function drawnText(
  { elements }: ProgramNode,
  run: (names: Readonly<Record<string, HostMethod>>) => void,
): readonly ResolvedNode[] {
  const root: Opened = { tag: '', attributes: {}, children: [] };
  const open: Opened[] = [root];
  let count = 0;

  function add(node: ResolvedNode): void {
    count += 1;
    if (count <= maxNodes) open.at(-1)?.children.push(node);
  }

  run({
    drawText(value) {
      add(value === undefined || value === null ? '' : String(value));
      return undefined;
    },
    drawOpen(index) {
      if (count > maxNodes || open.length > maxLevels) throw new Error('A text draws too much.');
      const element = elements[Number(index)];
      const attributes: Record<string, string> = {};
      for (const [name, value] of Object.entries(element?.attributes ?? {}))
        if (typeof value === 'string') attributes[name] = value;
      open.push({ tag: element?.tag ?? 'span', attributes, children: [] });
      return undefined;
    },
    drawAttribute(name, value) {
      const checked = checkAttribute(String(name), String(value));
      const last = open.at(-1);
      if (checked !== undefined && last !== undefined) last.attributes[String(name)] = checked;
      return undefined;
    },
    drawClose() {
      closeLast();
      return undefined;
    },
  });
  while (open.length > 1) closeLast();
  return root.children;

  function closeLast(): void {
    const last = open.length > 1 ? open.pop() : undefined;
    if (last !== undefined) add(closed(last));
  }
}

function closed({ tag, attributes, children }: Opened): ResolvedElement {
  return {
    tag,
    ...(Object.keys(attributes).length > 0 && { attributes }),
    ...(children.length > 0 && { children }),
  };
}
