import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPostedFolder } from './posted-folder.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'guichet-posted-'));
});

afterEach(() => rmSync(dataDir, { recursive: true }));

test('files of a post lie in the data folder, for the server alone', () => {
  const folder = openPostedFolder(dataDir, Date.now());
  expect(folder.path).toBe(join(dataDir, 'posted'));
  expect(statSync(folder.path).mode & 0o777).toBe(0o700);
});

test('a start removes what a killed process left yesterday, and nothing of a post under way', () => {
  const { path } = openPostedFolder(dataDir, Date.now());
  for (const name of ['left', 'underway']) mkdirSync(join(path, name));
  const yesterday = Date.now() / 1000 - 25 * 60 * 60;
  utimesSync(join(path, 'left'), yesterday, yesterday);
  openPostedFolder(dataDir, Date.now());
  expect(readdirSync(path)).toEqual(['underway']);
});
