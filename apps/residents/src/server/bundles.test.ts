import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Bundles, createBundles } from './bundles.ts';

let clientDir = '';
let bundles: Bundles;

beforeEach(() => {
  clientDir = mkdtempSync(join(tmpdir(), 'bundles-'));
  mkdirSync(join(clientDir, 'assets'));
  bundles = createBundles(clientDir, '/city');
});
afterEach(() => rmSync(clientDir, { recursive: true }));

function write(name: string, text: string): void {
  writeFileSync(join(clientDir, 'assets', name), text);
}

const words = Array.from({ length: 4000 }, (_, at) => `w${(at * 7919) % 997}`).join(' ');

test('chunks are one module, in the order of their names, which name each other by their places', async () => {
  write('rows-abc1234.js', '\nexport default[["shared-abc1234","other-1"],(page,{a})=>({b:a+page.c})];\n');
  write('shared-abc1234.js', 'export default[[],()=>({a:"];"})];');
  const address = bundles.addressOf(['/city/assets/rows-abc1234.js', '/city/assets/shared-abc1234.js']);
  expect(address).toBe('/city/assets/bundles/rows-abc1234.shared-abc1234.js');
  const found = await bundles.find('rows-abc1234.shared-abc1234.js');
  const text = String(found?.plain.content);
  expect(found?.plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
  const { default: chunks } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  const [[needs, make], [none, makeShared]] = chunks;
  expect([needs, none, chunks.length]).toEqual([[1, 'other-1'], [], 2]);
  expect(make({ c: '!' }, makeShared())).toEqual({ b: '];!' });
  expect(bundles.addressOf([])).toBeUndefined();
});

test('what a form needs is packed tightly before it is asked for, anything else as quickly as a page', async () => {
  write('one-1.js', `export default[[],()=>({a:"${words}"})];`);
  write('two-2.js', 'export default[[],()=>({})];');
  bundles.addressOf(['/city/assets/one-1.js']);
  const tight = await bundles.find('one-1.js');
  const quick = await bundles.find('one-1.two-2.js');
  expect(tight?.br?.headers.etag).toMatch(/-br-tight"$/);
  expect(quick?.br?.headers.etag).toMatch(/-br"$/);
  expect(tight?.br?.content.length).toBeLessThan(quick?.br?.content.length ?? 0);
  expect(String(brotliDecompressSync(tight?.br?.content ?? Buffer.of()))).toBe(String(tight?.plain.content));
  expect(await bundles.find('one-1.js')).toBe(tight);
  // No page of this server asks for it.
  expect(await bundles.find('one-1.two-2.js')).not.toBe(quick);
});

test.each([
  'gone-1.js',
  'page-1.js',
  'one-1',
  '../assets/one-1.js',
  '..%2fone-1.js',
  '.js',
  'one-1.one-1.js',
  'large-1.js',
  `${Array.from({ length: 151 }, (_, at) => `many-${at}.`).join('')}js`,
])('there is no bundle %s', async (name) => {
  write('one-1.js', 'export default[[],()=>({})];');
  write('page-1.js', 'import"./one-1.js";');
  write('large-1.js', `export default[[],()=>({a:"${'x'.repeat(1_000_000)}"})];`);
  for (let at = 0; at < 151; at += 1) write(`many-${at}.js`, 'export default[[],()=>({})];');
  expect(await bundles.find(name)).toBeUndefined();
  expect(await bundles.find('one-1.js')).toBeDefined();
});

test('a file that was not there for a moment is found once it is', async () => {
  expect(bundles.addressOf(['one-1.js'])).toBe('/city/assets/bundles/one-1.js');
  expect(await bundles.find('one-1.js')).toBeUndefined();
  write('one-1.js', 'export default[[],()=>({})];');
  expect((await bundles.find('one-1.js'))?.br?.headers.etag).toMatch(/-br-tight"$/);
});
