import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PageForm } from '../../packages/engine/src/engine.ts';
import { readBuild } from './build.ts';
import type { Part } from './parts-of-form.ts';
import { linesOf, percentile } from './report.ts';
import { uncountedFiles, weighForm } from './weigh-form.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'weigh-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const form: PageForm = {
  ...{ version: '', path: 'a', display: 'form', components: [], properties: {}, settings: {}, styled: '' },
};

const parts: readonly Part[] = [
  { name: 'first', sources: ['src/client.tsx'], isNeeded: () => true },
  { name: 'rows', sources: ['rows.ts'], isNeeded: () => true },
  { name: 'files', sources: ['files.ts', 'pieces.ts'], isNeeded: ({ display }) => display === 'wizard' },
];

function build(more: Readonly<Record<string, object>> = {}, sizes: Readonly<Record<string, number>> = {}) {
  const manifest = {
    'src/client.tsx': { file: 'client.js', dynamicImports: ['rows.ts', 'files.ts'] },
    'rows.ts': { file: 'rows.js', imports: ['src/client.tsx', '_shared.js'] },
    'files.ts': { file: 'files.js', imports: ['_shared.js'], dynamicImports: ['pieces.ts'] },
    'pieces.ts': { file: 'pieces.js' },
    '_shared.js': { file: 'shared.js' },
    ...more,
  };
  write('.vite/manifest.json', JSON.stringify(manifest));
  const all = { 'client.js': 100, 'rows.js': 10, 'files.js': 20, 'pieces.js': 5, 'shared.js': 3, ...sizes };
  for (const [path, size] of Object.entries(all)) write(path, 'x'.repeat(size));
  return readBuild(folder);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test('a form weighs the parts that it needs, each file once', () => {
  const { sum, byPart } = weighForm({ ...form, display: 'wizard' }, build(), parts);
  expect([...byPart]).toEqual([
    ['first', 100],
    ['rows', 13],
    ['files', 25],
  ]);
  expect(sum).toBe(138);
  expect(weighForm(form, build(), parts).sum).toBe(113);
});

test('a file weighs what its packed copy does, which is the one that travels', () => {
  expect(weighForm(form, build({}, { 'client.js.br': 40 }), parts).sum).toBe(53);
});

test('what a page can load and no part counts is told of', () => {
  expect(uncountedFiles(build(), parts)).toEqual([]);
  const extra = {
    'pieces.ts': { file: 'pieces.js', dynamicImports: ['new.ts'] },
    'new.ts': { file: 'new.js' },
  };
  expect(uncountedFiles(build(extra, { 'new.js': 1 }), parts)).toEqual(['new.js']);
});

test('a build that lacks a part is no light one', () => {
  expect(() =>
    weighForm(form, build(), [{ name: 'gone', sources: ['gone.ts'], isNeeded: () => true }]),
  ).toThrow('lacks gone.ts');
});

test('the percentiles name a form that is there, and the report says which part adds what', () => {
  const weights = [5000, 1000, 4000, 2000, 3000].map((sum) => ({ sum, byPart: new Map([['first', sum]]) }));
  expect([50, 90, 100].map((hundredths) => percentile(weights, hundredths))).toEqual([3000, 5000, 5000]);
  const lines = linesOf(weights.map((weight, index) => ({ ...weight, file: `${index}.json` })));
  expect(lines[0]).toBe('   1.0 kB  1.json');
  expect(lines).toContain('   5.0 kB     5  first');
  expect(lines.at(-1)).toBe('median    3.0 kB, 90th percentile    5.0 kB, maximum    5.0 kB');
});
