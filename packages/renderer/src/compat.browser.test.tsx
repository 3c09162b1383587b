import { models } from '@guichet/fields/models';
import { prepareForm } from '@guichet/prepare';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type DrawnForm, drawForm } from './testing/draw-form.tsx';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
  document.adoptedStyleSheets = [];
});

const content = (html: string) => ({ type: 'content', key: 'words', html });

/** The look of an element of an author. */
async function styleOf(html: string, selector: string): Promise<CSSStyleDeclaration> {
  drawn?.close();
  drawn = await drawForm([content(html)]);
  const element = drawn.container.querySelector(selector);
  if (element === null) throw new Error(`${selector} was not drawn`);
  return getComputedStyle(element);
}

/** The classes that forms of public services use, most used first, and what they do. */
const counted: readonly (readonly [string, string, string])[] = [
  ['font-weight-bold', 'font-weight', '700'],
  ['alert alert-warning', 'border-left-width', '5px'],
  ['alert alert-info', 'border-left-width', '5px'],
  ['alert alert-danger', 'border-left-width', '5px'],
  ['row', 'display', 'flex'],
  ['mb-0', 'margin-bottom', '0px'],
  ['mt-3', 'margin-top', '1rem'],
  ['mb-3', 'margin-bottom', '1rem'],
  ['ml-2', 'margin-left', '0.5rem'],
  ['ml-4', 'margin-left', '1.5rem'],
  ['my-3', 'margin-top', '1rem'],
  ['mx-auto', 'margin-left', '0px'],
  ['p-3', 'padding-left', '1rem'],
  ['pt-3', 'padding-top', '1rem'],
  ['pt-4', 'padding-top', '1.5rem'],
  ['pb-2', 'padding-bottom', '0.5rem'],
  ['d-none', 'display', 'none'],
  ['float-right', 'float', 'inline-end'],
  ['pull-right', 'float', 'inline-end'],
  ['text-center', 'text-align', 'center'],
  ['text-right', 'text-align', 'end'],
  ['h5', 'font-weight', '600'],
  ['mw-100', 'max-width', '100%'],
];

test.each(counted)('the class %s keeps its look', async (classes, property, value) => {
  const style = await styleOf(`<div class="${classes}" id="it">Words</div>`, '#author-it');
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const expected = value.endsWith('rem') ? `${Number.parseFloat(value) * rem}px` : value;
  expect(style.getPropertyValue(property)).toBe(expected);
});

test.each(['text-muted', 'form-text', 'text-danger'])('the class %s changes the colour', async (name) => {
  const style = await styleOf(`<p class="${name}" id="it">Words</p>`, '#author-it');
  expect(style.color).not.toBe(getComputedStyle(document.body).color);
});

test('columns of a row share its width where the page is wide, and stand below each other where it is not', async () => {
  const html =
    '<div class="row"><div class="col-4" id="a">a</div><div class="col-6" id="b">b</div><div class="col-12" id="c">c</div></div>';
  const widths = () =>
    ['a', 'b', 'c'].map((id) => document.getElementById(`author-${id}`)?.getBoundingClientRect().width ?? 0);
  await page.viewport(1200, 800);
  drawn = await drawForm([content(html)]);
  const [a = 0, b = 0, c = 0] = widths();
  expect([Math.round((a / c) * 12), Math.round((b / c) * 12)]).toEqual([4, 6]);
  await page.viewport(320, 800);
  expect(new Set(widths()).size).toBe(1);
});

test('a link that is dressed as a button looks like one', async () => {
  for (const name of ['btn-primary', 'btn-outline-primary', 'btn-danger', 'btn-secondary']) {
    const style = await styleOf(`<a class="btn ${name}" id="it" href="/x">Words</a>`, '#author-it');
    expect(style.borderTopWidth).toBe('2px');
    expect(Number.parseFloat(style.minHeight)).toBeGreaterThanOrEqual(44);
  }
});

test('tags that forms use are drawn as they are; what may not be is not', async () => {
  const tags = 'h2 h3 h4 h5 p a strong br span b i div section sup figure small hr em'.split(' ');
  const html = `${tags.map((tag) => `<${tag} class="t-${tag}">x</${tag}>`).join('')}<h1 class="t-h1">x</h1><font class="t-font">y</font><ul class="t-ul"><li>x</li></ul><dl class="t-dl"><dt>x</dt><dd>y</dd></dl><table class="t-table"><tr><td>x</td></tr></table><style>p{color:red}</style><script>alert(1)</script>`;
  drawn = await drawForm([content(html)]);
  for (const tag of [...tags, 'ul', 'dl', 'table'])
    expect(drawn.container.querySelector(`${tag}.t-${tag}`), tag).not.toBeNull();
  expect(drawn.container.querySelector('h2.t-h1, span.t-font')).not.toBeNull();
  expect(drawn.container.querySelector('style, script')).toBeNull();
});

test('icons that an author names are drawn, in HTML and on buttons, for the eye alone', async () => {
  const components = [
    content('<p>See <i class="fa fa-print" id="it"></i> and <i class="fa fa-no-such" id="no"></i></p>'),
    { type: 'button', key: 'print', label: 'Print', action: 'submit', leftIcon: 'fa fa-save fa-lg' },
  ];
  const prepared = prepareForm({ title: 'T', path: 't', components }, { models });
  if (prepared.kind !== 'prepared') throw new Error('It is a form.');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(prepared.form.styleSheet);
  document.adoptedStyleSheets = [sheet];
  drawn = await drawForm(components);
  for (const selector of ['#author-it', 'button .fa-save']) {
    const icon = drawn.container.querySelector(selector);
    if (icon === null) throw new Error(selector);
    expect(icon.getAttribute('aria-hidden')).toBe('true');
    const { maskImage, width, height } = getComputedStyle(icon, '::before');
    expect(maskImage).toContain('data:image/svg+xml');
    expect([Number.parseFloat(width) > 10, Number.parseFloat(height) > 10]).toEqual([true, true]);
    const image = new Image();
    image.src = maskImage.slice('url("'.length, -'")'.length).replaceAll('\\"', '"');
    await image.decode();
  }
  const unknown = drawn.container.querySelector('#author-no');
  expect(unknown && getComputedStyle(unknown).display).toBe('none');
  await expect.element(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
  expect((await axe.run(drawn.container)).violations.map(({ id }) => id)).toEqual([]);
});
