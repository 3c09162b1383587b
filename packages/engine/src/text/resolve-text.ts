import type { ResolvedElement, ResolvedNode, ResolvedText } from '../field.ts';
import { checkAttribute } from '../html/check-attribute.ts';
import type { HtmlElement, HtmlNode, Interpolation, Template, Text } from '../prepared-form.ts';

/** Reads a path such as `['data', 'plate']`; tracked. */
export type ReadPath = (path: readonly string[]) => unknown;

/** Fills the holes of a text. What comes out of a hole is text or a checked attribute, never markup. */
export function resolveText(text: Text, read: ReadPath): ResolvedText {
  if (typeof text === 'string') return text;
  const nodes = text.map((node) => resolveNode(node, read));
  return nodes.every((node) => typeof node === 'string') ? nodes.join('') : nodes;
}

function resolveNode(node: HtmlNode, read: ReadPath): ResolvedNode {
  if (typeof node === 'string') return node;
  return 'read' in node ? fillHole(node, read) : resolveElement(node, read);
}

function resolveElement(element: HtmlElement, read: ReadPath): ResolvedElement {
  const { tag, attributes, children } = element;
  return {
    tag,
    ...(attributes && { attributes: resolveAttributes(attributes, read) }),
    ...(children && { children: children.map((child) => resolveNode(child, read)) }),
  };
}

function resolveAttributes(
  attributes: Readonly<Record<string, string | Template>>,
  read: ReadPath,
): Readonly<Record<string, string>> {
  const resolved: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'string') resolved[name] = value;
    else {
      const filled = value.map((part) => (typeof part === 'string' ? part : fillHole(part, read))).join('');
      const checked = checkAttribute(name, filled);
      if (checked !== undefined) resolved[name] = checked;
    }
  }
  return resolved;
}

function fillHole(hole: Interpolation, read: ReadPath): string {
  for (const path of hole.read) {
    const value = read(path);
    if (value !== undefined && value !== null && value !== '') {
      return typeof value === 'object' ? JSON.stringify(value) : String(value);
    }
  }
  return '';
}

/** The words of a text, without its markup. */
export function plainTextOf(text: ResolvedText): string {
  return typeof text === 'string' ? text : text.map(plainTextOfNode).join('');
}

function plainTextOfNode(node: ResolvedNode): string {
  return typeof node === 'string' ? node : plainTextOf(node.children ?? []);
}
