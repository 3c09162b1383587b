import type { HtmlNode, Template } from '@guichet/engine/prepared';

/** For tests: HTML of a tree, as a server would send it, each hole filled in with the same text. */
export function htmlOf(nodes: readonly HtmlNode[], filling = ''): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      if (!('tag' in node)) return escaped(filling);
      const attributes = Object.entries(node.attributes ?? {}).map(
        ([name, value]) => ` ${name}="${quoted(filled(value, filling))}"`,
      );
      const opening = `<${node.tag}${attributes.join('')}>`;
      if (/^(br|hr|img|wbr|col)$/.test(node.tag)) return opening;
      // A parser drops the first line break of a pre.
      return `${opening}${node.tag === 'pre' ? '\n' : ''}${htmlOf(node.children ?? [], filling)}</${node.tag}>`;
    })
    .join('');
}

function filled(value: string | Template, filling: string): string {
  if (typeof value === 'string') return value;
  return value.map((part) => (typeof part === 'string' ? part : filling)).join('');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('\u00a0', '&nbsp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function quoted(text: string): string {
  return escaped(text).replaceAll('"', '&quot;');
}
