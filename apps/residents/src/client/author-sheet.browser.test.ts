import type { PageForm } from '@guichet/engine';
import { afterEach, expect, test } from 'vitest';
import { linkAuthorSheet } from './author-sheet.ts';

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[href*="/assets/forms/"]')];
const addresses = () => links().map(({ href }) => href);

afterEach(() => {
  for (const sheet of [...links(), ...document.querySelectorAll('#guichet-author')]) sheet.remove();
});

test.each([
  ['in the page itself', '<style id="guichet-author">p { color: red }</style>'],
  ['linked', '<link rel="stylesheet" href="/assets/forms/1.2.css">'],
])('the sheet of another version goes, where it is %s', async (_, sheet) => {
  document.head.insertAdjacentHTML('beforeend', sheet);
  const next: Pick<PageForm, 'styled' | 'version'> = { styled: 'b', version: 'a' };
  await linkAuthorSheet({ base: '' }, next);
  expect(document.getElementById('guichet-author')).toBeNull();
  expect(addresses()).toEqual([new URL('/assets/forms/a.b.css', location.href).href]);
  await linkAuthorSheet({ base: '' }, { ...next, styled: '' });
  expect(addresses()).toEqual([]);
});
