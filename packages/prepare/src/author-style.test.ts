import { expect, it } from 'vitest';
import { createAuthorStyles } from './author-style.ts';

/** The declarations that are left of a `style` attribute. */
function left(style: string): string {
  const styles = createAuthorStyles();
  styles.classOf(style);
  return /^@layer author\{\.gs-[0-9a-f]{10}\{(.*)\}\}$/.exec(styles.sheet())?.[1] ?? '';
}

it.each([
  ['color: red', 'color:red;color:light-dark(red,currentcolor)'],
  ['COLOR:#f00; text-align : center;', 'color:#f00;color:light-dark(#f00,currentcolor);text-align:center'],
  ['background: #eee', 'background:#eee;background:light-dark(#eee,transparent)'],
  ['background-color: inherit; color: currentColor', 'background-color:inherit;color:currentColor'],
  ['background: #eee none', 'background:#eee none'],
  ['color: rgb(200, 26, 26)', 'color:rgb(200, 26, 26);color:light-dark(rgb(200, 26, 26),currentcolor)'],
  ['font-family: "Open Sans", Arial', 'font-family:"Open Sans", Arial'],
  ['margin-left: -10px; width: calc(100% - 2em)', 'margin-left:-10px;width:calc(100% - 2em)'],
  ['border-color: red !important', 'border-color:red'],
  ['display: none', 'display:none'],
])('keeps the style %s', (style, kept) => {
  expect(left(style)).toBe(kept);
});

it.each([
  'position: fixed',
  'z-index: 9',
  'top: 0',
  'background: url(https://evil.example/x)',
  'background: URL("x")',
  'background: u\\72l(x)',
  'width: expression(alert(1))',
  'behavior: url(x.htc)',
  '-moz-binding: url(x)',
  '--x: red',
  'color: var(--x)',
  'color: red} body{display:none',
  'color: red/* ',
  '@import "x"',
  'color: </style><script>',
  'content: "x"',
  'font-family: "Arial',
  'font-family: \'"\'"',
  'color: rgb(1,2,3',
  'font-family: (")"',
  'color: )(',
  'display: contents',
  'background: image-set("x" 1x)',
  'font-family: a\\',
  'color',
  '',
])('drops the style %s', (style) => {
  expect(left(style)).toBe('');
});

it('gives one class to one style, however often it stands', () => {
  const styles = createAuthorStyles();
  expect(styles.classOf('color: red')).toBe(styles.classOf('color:red;'));
  expect(styles.classOf('color: blue')).not.toBe(styles.classOf('color:red'));
  expect(styles.sheet().match(/\.gs-/g)).toHaveLength(2);
});
