import { expect, test } from 'vitest';
import { hostSheet } from './host-sheet.ts';

const flat = (css: string) => hostSheet(css).replace(/\s+/g, ' ').trim();

test('an attribute of the page is one of the form', () => {
  expect(flat('@layer base { html[data-scheme="dark"] { color-scheme: dark } }')).toBe(
    '@layer guichet.base { .g-embedded[data-scheme="dark"] { color-scheme: dark } }',
  );
});

test('what a page says of itself and of its elements is said of the forms on it alone', () => {
  expect(flat('@layer base { html { color: red } body.g-x, a:is(p, b), ::before { margin: 0 } }')).toBe(
    '@layer guichet.base { .g-embedded { color: red } .g-embedded.g-x, .g-embedded a:is(p, b), .g-embedded ::before { margin: 0 } }',
  );
});

test('tokens stay those of the page, where a host sets its own', () => {
  expect(flat('@layer base { @media print { :root { --g-line: #000 } } }')).toBe(
    '@layer guichet.base { @media print { :root { --g-line: #000 } } }',
  );
});

test('layers bear our name, so that none of a host’s is put in order by us', () => {
  expect(flat('/* all */ @layer reset, components; @layer components { .g-a { gap: 1px } }')).toBe(
    '@layer guichet.reset, guichet.components; @layer guichet.components { .g-embedded .g-a { gap: 1px } }',
  );
});

test('lengths are measured by our own text, also inside a calculation, and conditions by the page’s', () => {
  expect(
    flat('@media (width > 40rem) { .g-a { gap: 1.5rem; margin: calc(2rem - 1px); top: var(--g-3rem) } }'),
  ).toBe(
    '@media (width > 40rem) { .g-embedded .g-a { gap: calc(1.5 * var(--g-rem)); margin: calc(calc(2 * var(--g-rem)) - 1px); top: var(--g-3rem) } }',
  );
});
