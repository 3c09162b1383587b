import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { browsers } from '../../packages/renderer/browsers.ts';
import { root } from '../launcher/launch.js';
import { compileForBrowsers } from './check-types.ts';
import { isTooNew, newNames, newNamesIn } from './new-names.ts';

const namesIn = (line: string) =>
  newNamesIn('a.ts', `\n${line}`).map((problem) => /^a\.ts:2: "([^"]+)" is missing/.exec(problem)?.[1]);

describe('functions of the browser', () => {
  test.each([
    ['AbortSignal.any', 'const signal = AbortSignal.any([one, other]);'],
    ['URL.parse', 'if (URL.parse(address, base)?.origin === origin) send();'],
    ['URL.canParse', 'const isAddress = URL.canParse(text);'],
    ['.checkVisibility', 'const seen = all.filter((one) => one.checkVisibility());'],
    ['.hidePopover', 'opened?.help.hidePopover();'],
    ['requestIdleCallback', 'requestIdleCallback(work);'],
    ['requestIdleCallback', 'window.requestIdleCallback(work);'],
    ['navigation', 'const { url } = window.navigation.currentEntry;'],
    ['scheduler', 'await scheduler.yield();'],
    ['ClipboardItem', 'const item = new ClipboardItem(parts);'],
  ])('%s is refused in %s', (name, line) => {
    expect(namesIn(line)).toEqual([name]);
  });

  test.each([
    'const kind = window.navigation?.activation?.navigationType;',
    "if ('requestIdleCallback' in window) window.requestIdleCallback(work); else setTimeout(work);",
    "if ('popover' in HTMLElement.prototype) help.hidePopover();",
    'const isSeen = element.checkVisibility?.() ?? element.getClientRects().length > 0;',
    "const navigation = { en: 'Pages', fr: 'Pages' }; const text = messages.navigation;",
    'const found = Promise.any(tries); const date = Date.parse(text); const json = await response.json();',
  ])('%s passes', (line) => {
    expect(namesIn(line)).toEqual([]);
  });

  test('nothing is listed that all of our browsers have', () => {
    expect(Object.entries(newNames).filter(([, support]) => !isTooNew(support))).toEqual([]);
  });
});

test('functions of the language that one of our browsers lacks do not compile', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guichet-browsers-'));
  const lines = [
    "'a'.isWellFormed();",
    "'a'.toWellFormed();",
    'Map.groupBy([1], String);',
    'Object.groupBy([1], String);',
    'Promise.withResolvers();',
    'Array.fromAsync([1]);',
    'new Set([1]).union(new Set([2]));',
    'new Set([1]).values().map(String);',
    '[1].toSorted();',
  ];
  writeFileSync(join(folder, 'a.ts'), lines.join('\n'));
  const project = {
    extends: join(root, 'tsconfig.browser.json'),
    compilerOptions: { types: [] },
    include: ['.'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...project, exclude: [] }));
  const { problems, files } = await compileForBrowsers(root, join(folder, 'tsconfig.json'), []);
  expect(files).toEqual([join(folder, 'a.ts')]);
  expect(problems.map((problem) => Number(/a\.ts\((\d+),/.exec(problem)?.[1]))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ]);
});

test('the README names our browsers', () => {
  const { chrome, firefox, safari } = browsers;
  const sentence = `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari and iOS ${safari}`;
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(sentence);
});
