import type { HtmlNode } from '@guichet/engine/prepared';
import { expect, it } from 'vitest';
import { createAuthorHtml } from './author-html.ts';
import { createAuthorStyles } from './author-style.ts';
import { hostileHtml } from './testing/hostile-html.ts';
import { htmlOf } from './testing/html-of.ts';

const filling = '"><img src=x onerror=alert(1)>';

/** A tree as a browser has it after parsing: elements with attributes, and words that touch as one. */
type Parsed =
  | string
  | { readonly tag: string; readonly attributes: object; readonly children: readonly Parsed[] };

function parsedOf(nodes: Iterable<Node>): readonly Parsed[] {
  return [...nodes].map((node): Parsed => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    return { tag: node.localName, attributes, children: parsedOf(node.childNodes) };
  });
}

/** The same of a tree that was prepared, each hole filled in. */
function expectedOf(nodes: readonly HtmlNode[]): readonly Parsed[] {
  const parsed: Parsed[] = [];
  for (const node of nodes) {
    const last = parsed.at(-1);
    if (typeof node === 'string' || !('tag' in node)) {
      const words = typeof node === 'string' ? node : filling;
      if (typeof last === 'string') parsed[parsed.length - 1] = last + words;
      else if (words !== '') parsed.push(words);
    } else {
      const attributes = Object.entries(node.attributes ?? {}).map(([name, value]) => [
        name,
        typeof value === 'string'
          ? value
          : value.map((part) => (typeof part === 'string' ? part : filling)).join(''),
      ]);
      parsed.push({
        tag: node.tag,
        attributes: Object.fromEntries(attributes),
        children: expectedOf(node.children ?? []),
      });
    }
  }
  return parsed;
}

it.each(hostileHtml)('a browser makes of a page with %j the very tree that was prepared', (source) => {
  const { text } = createAuthorHtml(createAuthorStyles()).read(source, 'html');
  const nodes = typeof text === 'string' ? [text] : text;
  const page = new DOMParser().parseFromString(
    `<!doctype html><div>${htmlOf(nodes, filling)}</div>`,
    'text/html',
  );
  expect(page.body.childNodes).toHaveLength(1);
  expect(parsedOf(page.body.firstElementChild?.childNodes ?? [])).toEqual(expectedOf(nodes));
});
