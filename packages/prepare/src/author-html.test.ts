import type { HtmlElement, HtmlNode } from '@guichet/engine/prepared';
import { describe, expect, it } from 'vitest';
import { createAuthorHtml, type TextKind } from './author-html.ts';
import { createAuthorStyles } from './author-style.ts';

function read(source: string, kind: TextKind = 'html') {
  return createAuthorHtml(createAuthorStyles()).read(source, kind);
}
const textOf = (source: string, kind?: TextKind) => read(source, kind).text;
const codesOf = (source: string, kind?: TextKind) => read(source, kind).notes.map(({ code }) => code);

/** The first element that a text draws. */
function elementOf(source: string): HtmlElement {
  const text = textOf(source);
  const found =
    typeof text === 'string'
      ? undefined
      : text.find((node: HtmlNode) => typeof node !== 'string' && 'tag' in node);
  if (found === undefined || typeof found === 'string' || !('tag' in found))
    throw new Error(`No element: ${JSON.stringify(text)}`);
  return found;
}

describe('a text without markup', () => {
  it.each(['Name', 'a < b > c', 'R&D', 'Under <18', '', 'x & y', '5 > 3', 'a\nb'])(
    'stays the string %j',
    (source) => {
      expect(textOf(source)).toBe(source);
      expect(textOf(source, 'plain')).toBe(source);
    },
  );

  it.each([
    ['caf&eacute;', 'café'],
    ['a&nbsp;b', 'a\u00a0b'],
    ['&lt;b&gt;', '<b>'],
    ['&amp;lt;', '&lt;'],
  ])('has its entities decoded: %s', (source, text) => {
    expect(textOf(source)).toBe(text);
    expect(textOf(source, 'plain')).toBe(text);
    expect(textOf(source, 'sentence')).toBe(text);
  });
});

describe('author HTML', () => {
  it('becomes a tree', () => {
    expect(textOf('<p>Read <a href="/rules" target="_blank">the <b>rules</b></a>.</p>')).toEqual([
      {
        tag: 'p',
        children: [
          'Read ',
          {
            tag: 'a',
            attributes: { href: '/rules', target: '_blank', rel: 'noopener noreferrer' },
            children: ['the ', { tag: 'b', children: ['rules'] }],
          },
          '.',
        ],
      },
    ]);
  });

  it.each(
    'p strong b em i u ul ol hr span div section article h2 h3 h4 h5 h6 dl figure blockquote pre code small sub sup abbr details address'.split(
      ' ',
    ),
  )('keeps %s', (tag) => {
    expect(elementOf(`<${tag} class="a" lang="fr"></${tag}>`)).toEqual({
      tag,
      attributes: { class: 'a', lang: 'fr' },
    });
  });

  it.each([
    ['h1', 'h2'],
    ['font', 'span'],
    ['center', 'div'],
    ['main', 'div'],
    ['nav', 'div'],
    ['aside', 'div'],
  ])('draws %s as %s', (written, tag) => {
    expect(elementOf(`<${written}>a</${written}>`)).toEqual({ tag, children: ['a'] });
  });

  it('keeps a table with its spans and scopes', () => {
    expect(
      elementOf('<table><caption>C</caption><tr><th scope="col" colspan=2>A<tr><td rowspan="2">B</table>'),
    ).toEqual({
      tag: 'table',
      children: [
        { tag: 'caption', children: ['C'] },
        {
          tag: 'tbody',
          children: [
            {
              tag: 'tr',
              children: [{ tag: 'th', attributes: { scope: 'col', colspan: '2' }, children: ['A'] }],
            },
            { tag: 'tr', children: [{ tag: 'td', attributes: { rowspan: '2' }, children: ['B'] }] },
          ],
        },
      ],
    });
  });

  it('keeps an image that has a source, with an alternative text', () => {
    expect(elementOf('<img src="/a.png" width=10>')).toEqual({
      tag: 'img',
      attributes: { src: '/a.png', width: '10', alt: '' },
    });
    expect(textOf('<img alt="a"><img src="" alt="b">')).toBe('');
  });

  it('loses tags that nobody knows, and keeps what is in them', () => {
    expect(textOf('<foo>a<bar>b</bar></foo> <b>c</b>')).toEqual(['ab ', { tag: 'b', children: ['c'] }]);
  });

  it('loses all of what is no text', () => {
    const source =
      'a<script>b</script><style>c</style><svg><text>d</text></svg><button>e</button><!-- f --><select><option>g</select>';
    expect(textOf(source)).toBe('a');
    expect(codesOf(source)).toEqual(Array(5).fill('elementNotAllowed'));
  });

  it('keeps the ids of authors apart, and what names them', () => {
    const source = '<p id="a"><a href="#a" aria-describedby="a  b">x</a><a href="#">y</a></p>';
    expect(textOf(source)).toMatchObject([
      {
        attributes: { id: 'author-a' },
        children: [
          { attributes: { href: '#author-a', 'aria-describedby': 'author-a author-b' } },
          { attributes: { href: '#' } },
        ],
      },
    ]);
  });

  it('makes classes of styles, beside those written', () => {
    const { attributes } = elementOf('<p style="color: red" class="mb-2">a</p>');
    expect(attributes).toEqual({ class: expect.stringMatching(/^mb-2 gs-[0-9a-f]{10}$/) });
  });

  it('says which handlers and addresses are not drawn, and nothing of old presentation', () => {
    const source = '<p onclick="a()" align="left"><a href="javascript:b()">c</a></p>';
    expect(textOf(source)).toEqual([{ tag: 'p', children: [{ tag: 'a', children: ['c'] }] }]);
    expect(codesOf(source)).toEqual(['attributeNotAllowed', 'attributeNotAllowed']);
    const sentences = read(source).notes.map(({ sentence }) => sentence);
    expect(sentences).toEqual([
      expect.stringMatching(/^onclick.*runs no code/),
      expect.stringMatching(/^href.*https/),
    ]);
  });

  it('is given up, with a word, when it is out of all proportion', () => {
    expect(read('<b>'.repeat(30_000))).toMatchObject({ text: '', notes: [{ code: 'markupTooComplex' }] });
    expect(JSON.stringify(textOf('<div>'.repeat(15_000))).length).toBeLessThan(10_000);
  });
});

describe('{{ }} in author HTML', () => {
  it('is a hole in text and in attributes', () => {
    expect(
      textOf('<a href="/zones/{{ data.zone }}" title="{{ data["zone"] }}">Zone {{ data.zone }}</a>'),
    ).toEqual([
      {
        tag: 'a',
        attributes: {
          href: ['/zones/', { read: [['data', 'zone']] }],
          title: [{ read: [['data', 'zone']] }],
        },
        children: ['Zone ', { read: [['data', 'zone']] }],
      },
    ]);
  });

  it('keeps a text without markup a list of words and holes', () => {
    for (const kind of ['html', 'plain'] as const) {
      expect(textOf('Zone {{ data.zone }}!', kind)).toEqual(['Zone ', { read: [['data', 'zone']] }, '!']);
    }
  });

  it('may hold what looks like markup', () => {
    expect(textOf('<p>a {{ data.a < data.b ? "<b>" : "" }} c</p>')).toMatchObject([
      { tag: 'p', children: ['a ', { code: {} }, ' c'] },
    ]);
    expect(codesOf('<p>a {{ data.a < data.b ? "<b>" : "" }} c</p>')).toEqual([]);
  });

  it.each(['id', 'class', 'style', 'role', 'target', 'aria-labelledby'])('never fills in %s', (name) => {
    const source = `<p ${name}="{{ data.a }}">b</p>`;
    expect(textOf(source)).toEqual([{ tag: 'p', children: ['b'] }]);
    expect(codesOf(source)).toEqual(['templateNotSupported']);
  });
});

describe('a text of words alone', () => {
  it.each([
    ['<p>One</p><p>two</p>', 'One two'],
    ['One<br>two', 'One two'],
    ['<b>One</b>two', 'Onetwo'],
    ['<ul>\n<li>a\n<li>b</ul>', 'a b'],
    ['a <script>b</script>', 'a'],
    ['<p>&lt;b&gt;</p>', '<b>'],
  ])('is %s without its markup: %s', (source, text) => {
    expect(textOf(source, 'plain')).toBe(text);
    expect(textOf(source, 'sentence')).toBe(text);
  });

  it('keeps its holes', () => {
    expect(textOf('<b>Zone</b> {{ data.zone }}', 'plain')).toEqual(['Zone ', { read: [['data', 'zone']] }]);
  });
});
