import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../launcher/launch.js';
import { apiPage, apiPath } from './api-page.ts';

const guide = readFileSync(join(root, 'docs', 'embedding.md'), 'utf8');

/** The first cells of the rows below a heading. */
function namesBelow(heading: string): string[] {
  const [, after = ''] = apiPage().split(`${heading}\n`);
  const [section = ''] = after.split(/^#/m);
  return [...section.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
}

test('the page of public names says what the sources say: else run `npm run api`', () => {
  expect(readFileSync(apiPath, 'utf8')).toBe(apiPage());
});

test('it has them all', () => {
  expect(namesBelow('## Inputs')).toEqual([
    ...['src', 'form', 'url', 'submission', 'language', 'options', 'onAny', 'otherEvents'],
  ]);
  expect(namesBelow('### `options`')).toContain('headerOffset');
  expect(namesBelow('## Events').length).toBeGreaterThan(30);
  expect(namesBelow('## `<guichet-form>`')).toEqual(
    expect.arrayContaining(['src', 'instance', 'checkValidity', 'focus']),
  );
});

test('the guide names each of them', () => {
  const inputs = ['## Inputs', '### `options`', '### `options.hooks`'].flatMap(namesBelow);
  const events = namesBelow('## Events').map((name) => name.charAt(2).toLowerCase() + name.slice(3));
  const isDocumented = (name: string) => new RegExp(`[\`.]${name}[\`(]`).test(guide);
  expect([...inputs, ...events].filter((name) => !isDocumented(name))).toEqual([]);
});

test('the parts are those that the guide lists', () => {
  const [, list = ''] = /`::part\(\.\.\.\)`: ([^.]+)\./.exec(guide) ?? [];
  const emitted = [...list.matchAll(/`([\w-]+)`/g)].map(([, name]) => name).sort();
  const [, made = ''] = /Parts: ([^.]+)\./.exec(apiPage()) ?? [];
  expect([...made.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)).toEqual(emitted);
});
