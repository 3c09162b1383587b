import { describe, expect, it } from 'vitest';
import { checkAttribute } from './check-attribute.ts';

describe('an address', () => {
  it.each([
    'https://city.example/a?b#c',
    'HTTP://city.example',
    'mailto:a@city.example',
    'tel:+16135550142',
    '/permits',
    'permits/tree',
    '#top',
    '?a=b:c',
    './a:b',
    '//city.example/a',
    '',
  ])('may be %s', (address) => {
    expect(checkAttribute('href', address)).toBe(address);
  });

  it('loses the space around it', () => {
    expect(checkAttribute('href', '  https://city.example\n')).toBe('https://city.example');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '  javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\r\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u0000javascript:alert(1)',
    'javascript\t:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'data:image/png;base64,AAAA',
    'blob:https://city.example/x',
    'file:///etc/passwd',
    'about:blank',
    'view-source:x',
    'intent:x',
    'x:y',
  ])('is never %j', (address) => {
    expect(checkAttribute('href', address)).toBeUndefined();
  });

  it.each([
    ['https://city.example/a.png', true],
    ['/a.png', true],
    ['data:image/png;base64,AAAA', true],
    ['data:image/gif;base64,AAAA', true],
    ['data:image/svg+xml;base64,AAAA', false],
    ['data:image/png,AAAA', false],
    ['data:text/html;base64,AAAA', false],
    ['javascript:alert(1)', false],
    ['mailto:a@city.example', false],
  ])('of an image may be %s: %j', (address, may) => {
    expect(checkAttribute('src', address)).toBe(may ? address : undefined);
  });
});

describe('an attribute', () => {
  it.each(['class', 'title', 'lang', 'dir', 'alt', 'colspan', 'scope', 'aria-label', 'aria-hidden'])(
    'may be %s',
    (name) => {
      expect(checkAttribute(name, 'x')).toBe('x');
    },
  );

  it.each(['hidden', 'open', 'reversed'])('%s is on whatever it holds', (name) => {
    expect(['', 'false', name].map((value) => checkAttribute(name, value))).toEqual([name, name, name]);
  });

  it.each(
    'onclick onerror onload style srcdoc srcset formaction action name value form http-equiv content xlink:href xmlns is part slot ping background poster data usemap nonce integrity popovertarget autofocus tabindex contenteditable constructor __proto__'.split(
      ' ',
    ),
  )('is never %s', (name) => {
    expect(checkAttribute(name, 'x')).toBeUndefined();
  });

  it.each([
    ['target', '_blank', true],
    ['target', '_top', false],
    ['target', 'x', false],
    ['rel', 'noopener noreferrer', true],
    ['rel', 'opener', false],
    ['role', 'note', true],
    ['role', 'button', false],
    ['role', 'alert', false],
    ['type', 'a', true],
    ['type', 'hidden', false],
  ])('%s may be %s: %j', (name, value, may) => {
    expect(checkAttribute(name, value)).toBe(may ? value : undefined);
  });
});
