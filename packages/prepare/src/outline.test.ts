import type { HtmlNode } from '@guichet/engine/prepared';
import { expect, test } from 'vitest';
import { prepare } from './testing/prepare.ts';

const content = (html: string) => ({ type: 'content', key: 'content', html });

/** The headings of a form's texts in the order of the definition, as `h2 .h4 Words`. */
function headings(components: readonly object[], i18n: object = {}, locale: 'en' | 'fr' = 'en') {
  const { translations } = prepare(JSON.parse(JSON.stringify(components)), {
    settings: { i18n: { fr: { ...i18n } } },
  });
  const found: string[] = [];
  function collect(node: HtmlNode): void {
    if (typeof node === 'string' || !('tag' in node)) return;
    const { tag, attributes, children = [] } = node;
    const looks = typeof attributes?.class === 'string' ? ` .${attributes.class.replaceAll(' ', '.')}` : '';
    if (/^h\d$/.test(tag))
      found.push(`${tag}${looks} ${children.filter((child) => typeof child === 'string').join('')}`);
    children.forEach(collect);
  }
  for (const text of Object.values(translations[locale])) if (typeof text !== 'string') text.forEach(collect);
  return found;
}

test('no heading skips a level, and each keeps its looks', () => {
  expect(
    headings([content('<h4>A</h4><h5 class="lead">B</h5><h4>C</h4>'), content('<h3>D</h3><h6>E</h6>')]),
  ).toEqual(['h2 .h4 A', 'h3 .h5.lead B', 'h2 .h4 C', 'h2 .h3 D', 'h3 .h6 E']);
});

test('headings that stand as they should are left alone', () => {
  expect(headings([content('<h2>A</h2><div><h3>B</h3></div>'), content('<h2>C</h2>')])).toEqual([
    'h2 A',
    'h3 B',
    'h2 C',
  ]);
});

test('below the title of a panel a heading is one level lower, and after the panel it is not', () => {
  const inner = { type: 'panel', key: 'q', title: 'Inner', components: [content('<h2>B</h2>')] };
  const panel = { type: 'panel', key: 'p', title: 'Outer', components: [content('<h4>A</h4>'), inner] };
  expect(headings([panel, content('<h3>C</h3>')])).toEqual(['h3 .h4 A', 'h4 .h2 B', 'h2 .h3 C']);
});

test('a panel that shows no title is no level', () => {
  const panel = {
    type: 'panel',
    key: 'p',
    title: 'Outer',
    hideLabel: true,
    components: [content('<h4>A</h4>')],
  };
  expect(headings([panel])).toEqual(['h2 .h4 A']);
});

test('each language has an outline of its own', () => {
  const i18n = { '<h3>A</h3>': '<h5>Un</h5><h6>Deux</h6>' };
  expect(headings([content('<h3>A</h3>')], i18n, 'fr')).toEqual(['h2 .h5 Un', 'h3 .h6 Deux']);
});

test('a heading without words is no step', () => {
  expect(headings([content('<h3></h3><h4>A</h4>')])).toEqual(['h3 ', 'h2 .h4 A']);
});
