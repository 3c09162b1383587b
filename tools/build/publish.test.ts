import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { publish } from './publish.ts';

let folder = '';
let served = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guichet-publish-'));
  served = join(folder, 'served');
});

function built(files: Readonly<Record<string, string>>): string {
  const place = mkdtempSync(join(folder, 'built-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), text);
  }
  return place;
}

const first = { 'assets/client-1.js': 'one', '.vite/manifest.json': 'first' };
const second = { 'assets/client-2.js': 'two', '.vite/manifest.json': 'second' };
const third = { 'assets/client-3.js': 'three', '.vite/manifest.json': 'third' };

function inDays(days: number): Date {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000);
}

test('files of a former build stay beside the new ones', () => {
  publish(built(first), served, new Date());
  publish(built(second), served, new Date());
  expect(readFileSync(join(served, 'assets', 'client-1.js'), 'utf8')).toBe('one');
  expect(readFileSync(join(served, 'assets', 'client-2.js'), 'utf8')).toBe('two');
  expect(readFileSync(join(served, '.vite', 'manifest.json'), 'utf8')).toBe('second');
});

test('a former file stays for 30 days after it was last of use, however old it is', () => {
  publish(built(first), served, inDays(-100));
  publish(built(second), served, inDays(0));
  publish(built(third), served, inDays(29));
  expect(existsSync(join(served, 'assets', 'client-1.js'))).toBe(true);
  publish(built(third), served, inDays(31));
  expect(existsSync(join(served, 'assets', 'client-1.js'))).toBe(false);
  expect(existsSync(join(served, 'assets', 'client-2.js'))).toBe(true);
});

test('a file that is in both builds stays', () => {
  publish(built(first), served, inDays(-100));
  publish(built(first), served, inDays(0));
  publish(built(first), served, inDays(60));
  expect(readFileSync(join(served, 'assets', 'client-1.js'), 'utf8')).toBe('one');
});
