import { checkAttribute, type HtmlNode, type ResolvedNode, resolveText } from '@guichet/engine/prepared';
import { parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { createAuthorHtml } from './author-html.ts';
import { createAuthorStyles } from './author-style.ts';
import { hostileHtml } from './testing/hostile-html.ts';
import { htmlOf } from './testing/html-of.ts';

const harmless =
  /^(p|a|strong|b|em|i|u|s|del|ins|small|sub|sup|mark|q|ul|ol|li|br|hr|wbr|span|div|section|article|figure|figcaption|blockquote|pre|code|kbd|samp|var|cite|abbr|dfn|time|address|details|summary|h[2-6]|dl|dt|dd|table|caption|thead|tbody|tfoot|tr|th|td|colgroup|col|img)$/;

function treeOf(source: string) {
  const styles = createAuthorStyles();
  const { text } = createAuthorHtml(styles).read(source, 'html');
  return { nodes: typeof text === 'string' ? [text] : text, sheet: styles.sheet() };
}

/** Each element of a tree with the attributes that hold text; holes are checked where they are filled in. */
function elementsOf(
  nodes: readonly HtmlNode[],
): readonly { tag: string; attributes: readonly [string, string][] }[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || !('tag' in node)) return [];
    const attributes = Object.entries(node.attributes ?? {}).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    return [{ tag: node.tag, attributes }, ...elementsOf(node.children ?? [])];
  });
}

describe.each(hostileHtml)('of %j', (source) => {
  it('only harmless elements and attributes are left', () => {
    const { nodes, sheet } = treeOf(source);
    for (const { tag, attributes } of elementsOf(nodes)) {
      expect(tag).toMatch(harmless);
      for (const [name, value] of attributes) expect(checkAttribute(name, value)).toBe(value);
    }
    expect(sheet).not.toMatch(/url|javascript|position|expression|script|\\|--/i);
  });

  it('what is left stays the same when a page is parsed', () => {
    const html = htmlOf(treeOf(source).nodes);
    expect(serialize(parseFragment(html))).toBe(html.replace(/<pre>\n/g, '<pre>'));
  });

  it('words alone are words alone', () => {
    const html = createAuthorHtml(createAuthorStyles());
    for (const kind of ['plain', 'sentence'] as const) {
      const { text } = html.read(source, kind);
      const parts: readonly HtmlNode[] = typeof text === 'string' ? [text] : text;
      expect(parts.every((part) => typeof part === 'string' || !('tag' in part))).toBe(true);
    }
  });
});

/** The addresses that a filled-in tree leads to. */
function addressesOf(nodes: readonly ResolvedNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const { href, src } = node.attributes ?? {};
    return [href, src].filter((address) => address !== undefined).concat(addressesOf(node.children ?? []));
  });
}

describe('an address with {{ }}', () => {
  const source =
    '<a href="{{ data.a }}">a</a><a href=" {{ data.a }}{{ data.b }}">b</a><img src="{{ data.a }}">';

  it.each([
    ['javascript:alert(1)', ''],
    ['java', 'script:alert(1)'],
    ['java\tscript', ':alert(1)'],
    ['\u0001JAVASCRIPT', ':alert(1)'],
    ['data:text/html,<script>alert(1)</script>', ''],
    ['vbscript:a', ''],
  ])('leads nowhere when a resident types %j and %j', (a, b) => {
    const resolved = resolveText(treeOf(source).nodes, {
      read: ([, name]) => (name === 'a' ? a : b),
      run: () => undefined,
      draw: () => [],
    });
    const addresses = typeof resolved === 'string' ? [] : addressesOf(resolved);
    for (const address of addresses) {
      expect(new URL(address, 'https://city.example').protocol).toBe('https:');
    }
  });

  it('leads where it says otherwise', () => {
    const resolved = resolveText(treeOf(source).nodes, {
      read: ([, name]) => (name === 'a' ? '/zones/' : 'b 1'),
      run: () => undefined,
      draw: () => [],
    });
    expect(typeof resolved === 'string' ? [] : addressesOf(resolved)).toEqual([
      '/zones/',
      '/zones/b 1',
      '/zones/',
    ]);
  });
});
