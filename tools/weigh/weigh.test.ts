import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exactAt, exactly } from './bounded.ts';
import { readBuild } from './build.ts';
import type { PageChunk } from './parts-of-page.ts';
import { readTable, tableOf } from './practice-forms.ts';
import { linesOf, percentile } from './report.ts';
import { uncounted, weighForm } from './weigh-form.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'weigh-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const parts: readonly PageChunk[] = [
  { name: 'deferred', source: 'deferred.ts' },
  { name: 'counter', source: 'counter.ts' },
  { name: 'rows', source: 'rows.ts' },
  { name: 'type:file', source: 'files.ts' },
];

function build(more: Readonly<Record<string, object>> = {}, sizes: Readonly<Record<string, number>> = {}) {
  const manifest = {
    'src/client.tsx': { file: 'client.js', imports: ['_page.js'] },
    '_page.js': { file: 'page.js', dynamicImports: ['deferred.ts', 'rows.ts', 'files.ts'] },
    'counter.ts': { file: 'counter.js' },
    'deferred.ts': { file: 'deferred.js', imports: ['_page.js', '_shared.js', '_late.js'] },
    'rows.ts': { file: 'rows.js', imports: ['_page.js', '_shared.js'] },
    'files.ts': { file: 'files.js', imports: ['_shared.js'], dynamicImports: ['pieces.ts'] },
    'pieces.ts': { file: 'pieces.js', dynamicImports: ['rest.ts'] },
    'rest.ts': { file: 'rest.js' },
    '_shared.js': { file: 'shared.js' },
    '_late.js': { file: 'late.js' },
    ...more,
  };
  write('.vite/manifest.json', JSON.stringify(manifest));
  const all = {
    ...{ 'client.js': 70, 'page.js': 30, 'counter.js': 1, 'rest.js': 5 },
    ...sizes,
  };
  for (const [path, size] of Object.entries(all)) write(path, 'x'.repeat(size));
  for (const name of ['rows', 'files', 'shared', 'deferred', 'late', 'pieces'])
    write(`${name}.js`, `export default${chunk(name)};\n`);
  return readBuild(folder);
}

function chunk(name: string): string {
  return `[[],()=>({${name}:"${'abc '.repeat(name.length)}"})]`;
}

/** The size of a bundle of these chunks, as the server packs it. */
function packed(...names: readonly string[]): number {
  return brotliCompressSync(`//# allFunctionsCalledOnLoad\nexport default[${names.map(chunk)}];`).length;
}

const sizeOf = (name: string) => `export default${chunk(name)};\n`.length;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test('a form weighs one bundle of what it names, one of what it may need once it is live, each file once, and what comes after an action, too', () => {
  const { sum, atOnce, files, byPart } = weighForm(['rows', 'type:file'], build(), parts);
  expect([...byPart]).toEqual([
    ['first', 100],
    ['deferred', sizeOf('deferred') + sizeOf('shared') + sizeOf('late')],
    ['counter', 1],
    ['rows', sizeOf('rows')],
    ['type:file', sizeOf('files') + sizeOf('pieces') + 5],
  ]);
  const [bundle, late] = [packed('rows', 'shared', 'files'), packed('deferred', 'late', 'pieces')];
  expect(sum.exact()).toBe(100 + bundle + late + 1 + 5);
  expect(atOnce.exact()).toBe(100 + bundle);
  // Two of the page, two bundles, and the rest.
  expect(files).toBe(5);
  const bare = weighForm([], build(), parts);
  expect(bare.sum.exact()).toBe(101 + packed('deferred', 'shared', 'late'));
  expect([bare.atOnce.exact(), bare.files]).toEqual([100, 3]);
});

test('a large bundle has bounds, and a form that bundles what is no chunk has no sum', () => {
  const folderBuild = build();
  const words = Array.from({ length: 20_000 }, (_, at) => `w${(at * 7919) % 9973}`).join(' ');
  write('rows.js', `export default[[],()=>({rows:"${words}"})];`);
  const { sum } = weighForm(['rows'], folderBuild, parts);
  expect(sum.least).toBeLessThan(sum.most);
  write('rows.js', 'export const rows = 1;');
  expect(() => weighForm(['rows'], folderBuild, parts)).toThrow('No bundle can be made of rows.js');
});

test('a figure is found without making all exact', () => {
  const asked: number[] = [];
  const about = (figure: number) => ({
    ...{ least: figure - 2, most: figure + 2 },
    exact() {
      asked.push(figure);
      return figure;
    },
  });
  expect(exactAt([50, 10, 11, 12, 40].map(about), 2)).toBe(12);
  expect(asked.sort()).toEqual([10, 11, 12]);
  expect(exactAt([], 0)).toBe(0);
});

test('a form that names what the page cannot load has no sum', () => {
  expect(() => weighForm(['rows', 'type:card'], build(), parts)).toThrow('cannot load type:card');
});

test('a file weighs what its packed copy does, which is the one that travels', () => {
  expect(weighForm(['rows'], build({}, { 'client.js.br': 40 }), parts).sum.exact()).toBe(
    71 + packed('rows', 'shared') + packed('deferred', 'late'),
  );
});

test('what a page can load and no part counts is reported', () => {
  expect(uncounted(build(), parts)).toEqual([]);
  expect(uncounted(build(), parts.slice(1))).toEqual(['deferred.ts']);
});

test('a build that lacks a part is no light one', () => {
  expect(() => weighForm(['rows'], build(), [{ name: 'rows', source: 'gone.ts' }])).toThrow('lacks gone.ts');
});

test('the percentiles name a form that is there, and the report says which part adds what', () => {
  const weights = [5000, 1000, 4000, 2000, 3000].map((sum) => ({
    sum: exactly(sum),
    atOnce: exactly(sum / 2),
    files: sum / 1000,
    byPart: new Map([['first', sum]]),
  }));
  expect([50, 90, 100].map((hundredths) => percentile(weights, hundredths))).toEqual([3000, 5000, 5000]);
  const lines = linesOf(weights.map((weight, index) => ({ ...weight, file: `${index}.json` })));
  expect(lines[0]).toBe('   1.0 kB  1.json');
  expect(lines).toContain('   5.0 kB     5  first');
  expect(lines.at(-1)).toBe('in files: median 3, maximum 5');
  expect(lines.at(-2)).toBe(
    'before it answers to a key: median 1.5 kB, 90th percentile 2.5 kB, maximum 2.5 kB',
  );
  expect(lines.at(-3)).toBe('median 3.0 kB, 90th percentile 5.0 kB, maximum 5.0 kB');
});

test('the table of forms holds what they use and how many use the same, and is read as it was written', () => {
  const table = tableOf([['code', 'rows'], [], ['code', 'rows']]);
  expect(table).toBe('2 code rows\n1\n');
  expect(readTable(table)).toEqual([
    { forms: 2, features: ['code', 'rows'] },
    { forms: 1, features: [] },
  ]);
  expect(() => readTable('1 gone')).toThrow('"gone", which is no feature');
});
