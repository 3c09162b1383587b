import { expect, test } from 'vitest';
import { htmlOf } from './testing/html-of.ts';
import { prepare } from './testing/prepare.ts';

function drawn(html: string): string {
  const text = prepare([{ type: 'content', key: 'a', html }]).translations.en['a:html'];
  return text === undefined || typeof text === 'string' ? (text ?? '') : htmlOf(text);
}

test.each([
  ['<ul><li>A</li><li>B</li></ul>', '<ul><li>A</li><li>B</li></ul>'],
  ['<ul>A<b>B</b><li>C</li><p>D</p></ul>', '<ul><li>A<b>B</b></li><li>C</li><li><p>D</p></li></ul>'],
  ['<ol><ul><li>A</li></ul></ol>', '<ol><li><ul><li>A</li></ul></li></ol>'],
  ['<li>A</li>', '<div>A</div>'],
  ['<dl><dt>A</dt><dd>B</dd><dd>C</dd></dl>', '<dl><dt>A</dt><dd>B</dd><dd>C</dd></dl>'],
  ['<dl><div><dt>A</dt><dd>B</dd></div></dl>', '<dl><div><dt>A</dt><dd>B</dd></div></dl>'],
  ['<dl><dd>B</dd><dt>A</dt></dl>', '<div><div>B</div><div>A</div></div>'],
  ['<dl><dt>A</dt></dl>', '<div><div>A</div></div>'],
  ['<dl>words</dl>', '<div>words</div>'],
  ['<p><dd>A</dd></p>', '<p></p><div>A</div><p></p>'],
])('%s is drawn as %s', (html, expected) => {
  expect(drawn(html)).toBe(expected);
});
