import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyBuildSettings } from '../build/copy-build-settings.ts';
import { siteFolders } from '../build/site-folders.ts';
import { root as project } from '../launcher/launch.js';
import { budget } from './budget.ts';
import { checkBudget, overBudget } from './check-budget.ts';
import { sumOf, weighPage } from './weigh-page.ts';

let root = '';

// Inside of the project, so that Vite's settings find their packages.
beforeEach(() => {
  mkdirSync(join(project, '.guichet'), { recursive: true });
  root = mkdtempSync(join(project, '.guichet', 'budget-test-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('a build that stands', () => {
  const most = { first: 100, style: 20 };
  const client = { file: 'client.js', css: ['client.css'] };

  function validate(chunks: Readonly<Record<string, object>>, sizes: Readonly<Record<string, number>>) {
    write('.vite/manifest.json', JSON.stringify(chunks));
    for (const [path, size] of Object.entries(sizes)) write(path, 'x'.repeat(size));
    return overBudget(root, most);
  }

  test('a page at its budget passes', () => {
    expect(validate({ 'src/client.tsx': client }, { 'client.js': 100, 'client.css': 20 })).toEqual([]);
  });

  test('one byte more of either kind does not', () => {
    expect(validate({ 'src/client.tsx': client }, { 'client.js': 101, 'client.css': 20 })).toEqual([
      expect.stringContaining('101 bytes of JavaScript where its budget is 100'),
    ]);
    expect(validate({ 'src/client.tsx': client }, { 'client.js': 100, 'client.css': 21 })).toEqual([
      expect.stringContaining('21 bytes of styles where its budget is 20'),
    ]);
  });

  test('a file weighs what its packed copy does, which is the one that travels', () => {
    const sizes = { 'client.js': 1000, 'client.js.br': 100, 'client.css': 20 };
    expect(validate({ 'src/client.tsx': client }, sizes)).toEqual([]);
  });

  test('what is imported at once counts once, and the styles of what comes later count with it', () => {
    const chunks = {
      'src/client.tsx': { ...client, imports: ['_shared.js'], dynamicImports: ['src/calendar.ts'] },
      '_shared.js': { file: 'shared.js', imports: ['src/client.tsx'] },
      'src/calendar.ts': { file: 'calendar.js', css: ['calendar.css'], imports: ['_shared.js'] },
    };
    const sizes = {
      'client.js': 70,
      'shared.js': 30,
      'calendar.js': 500,
      'client.css': 15,
      'calendar.css': 5,
    };
    expect(validate(chunks, sizes)).toEqual([]);
    expect(validate(chunks, { ...sizes, 'shared.js': 31, 'calendar.css': 6 })).toHaveLength(2);
  });

  test('one without the page is no light page', () => {
    expect(() => validate({}, {})).toThrow('lacks src/client.tsx');
  });
});

describe('the sources as they are now', () => {
  beforeEach(() => {
    write('apps/residents/src/main.ts', '');
    write('apps/residents/src/worker.ts', '');
    copyBuildSettings(project, root);
  });

  test('are built before they are weighed, whatever an older build weighs', async () => {
    write('apps/residents/src/list.ts', '');
    write('apps/residents/src/frame.ts', '');
    write('apps/residents/src/counter.ts', '');
    write('apps/residents/src/styles/desk.css', '');
    write('apps/residents/src/client.tsx', "document.title = 'light';");
    expect(await checkBudget(root)).toEqual([]);
    const noise = randomBytes(budget.first).toString('hex');
    write('apps/residents/src/client.tsx', `document.title = '${noise}';`);
    expect(await checkBudget(root)).toEqual([expect.stringContaining('bytes of JavaScript')]);
    const { scripts } = weighPage(siteFolders(root).clientDir);
    expect(sumOf(scripts)).toBeGreaterThan(budget.first);
    // Two characters for each byte, which brotli takes back: what is weighed is what travels.
    expect(sumOf(scripts)).toBeLessThan(noise.length);
  });

  test('that cannot be built are reported, and are no light page', async () => {
    write('apps/residents/src/client.tsx', 'document.title = ;');
    expect(await checkBudget(root)).toEqual([expect.stringContaining('building fails')]);
  });
});
