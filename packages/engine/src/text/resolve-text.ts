import type { AuthorScript } from '@guichet/author-scripts/run';
import type { ResolvedElement, ResolvedNode, ResolvedText } from '../field.ts';
import { checkAttribute } from '../html/check-attribute.ts';
import type { HtmlElement, HtmlNode, Interpolation, ProgramNode, Template, Text } from '../prepared-form.ts';

/** Fills a hole; tracked. */
export interface Filling {
  /** Reads a path such as `['data', 'plate']`. */
  readonly read: (path: readonly string[]) => unknown;
  /** The result of an author's code; undefined where nothing runs it, or it fails. */
  readonly run: (code: AuthorScript) => unknown;
  /** Draws a text with statements. */
  readonly draw: (node: ProgramNode) => readonly ResolvedNode[];
}

/** Fills the holes of a text. The content of a hole is text or a checked attribute, never markup. */
export function resolveText(text: Text, filling: Filling): ResolvedText {
  if (typeof text === 'string') return text;
  const nodes = text.flatMap((node) => resolveNode(node, filling));
  return nodes.every((node) => typeof node === 'string') ? nodes.join('') : nodes;
}

function resolveNode(node: HtmlNode, filling: Filling): ResolvedNode | readonly ResolvedNode[] {
  if (typeof node === 'string') return node;
  if ('program' in node) return filling.draw(node);
  return isInterpolation(node) ? fillInterpolation(node, filling) : resolveElement(node, filling);
}

function resolveElement(element: HtmlElement, filling: Filling): ResolvedElement {
  const { tag, attributes, children } = element;
  return {
    tag,
    ...(attributes && { attributes: resolveAttributes(attributes, filling) }),
    ...(children && { children: children.flatMap((child) => resolveNode(child, filling)) }),
  };
}

function resolveAttributes(
  attributes: Readonly<Record<string, string | Template>>,
  filling: Filling,
): Readonly<Record<string, string>> {
  const resolved: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'string') resolved[name] = value;
    else {
      const filled = value
        .map((part) => (typeof part === 'string' ? part : fillInterpolation(part, filling)))
        .join('');
      const checked = checkAttribute(name, filled);
      if (checked !== undefined) resolved[name] = checked;
    }
  }
  return resolved;
}

function isInterpolation(node: HtmlElement | Interpolation): node is Interpolation {
  return 'read' in node || 'code' in node;
}

function fillInterpolation(interpolation: Interpolation, { read, run }: Filling): string {
  if ('code' in interpolation) return asText(run(interpolation.code));
  for (const path of interpolation.read) {
    const text = asText(read(path));
    if (text !== '') return text;
  }
  return '';
}

function asText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
