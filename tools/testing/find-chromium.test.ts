import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { findChromium, findSystemChromium, findWholeChromium } from './find-chromium.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guichet-chromium-'));
  mkdirSync(join(root, 'bin'));
  vi.stubEnv('PATH', `${join(root, 'bin')}:${process.env.PATH}`);
  vi.stubEnv('CHROMIUM_PATH', undefined);
  return () => vi.unstubAllEnvs();
});

function program(name: string, line: string): string {
  const path = join(root, 'bin', name);
  writeFileSync(path, `#!/bin/sh\n${line}\n`);
  chmodSync(path, 0o755);
  return path;
}

test('CHROMIUM_PATH comes first', () => {
  program('chromium', 'echo Chromium 1');
  const chosen = program('my-browser', 'echo Chromium 2');
  vi.stubEnv('CHROMIUM_PATH', chosen);
  expect(findChromium(root).path).toBe(chosen);
});

test('the error names a CHROMIUM_PATH that does not run, and nothing else is taken', () => {
  program('chromium', 'echo Chromium 1');
  vi.stubEnv('CHROMIUM_PATH', program('broken', 'exit 1'));
  expect(() => findChromium(root)).toThrow(/CHROMIUM_PATH is .*broken, which does not run/);
});

test("a system's stand-in that only says how to install one is passed over", () => {
  vi.stubEnv('PATH', join(root, 'bin'));
  program('chromium', 'echo "Install it with your package manager"; exit 1');
  const chosen = program('chromium-browser', 'echo Chromium 3');
  expect(findChromium(root).path).toBe(chosen);
});

test('a shell without windows is taken where the whole browser stands beside it', () => {
  vi.stubEnv('PATH', join(root, 'bin'));
  const whole = program('chromium', 'echo Chromium 4');
  expect(findSystemChromium()?.path).toBe(whole);
  const shell = program('chromium-headless-shell', 'echo Chromium 4');
  expect(findChromium(root).path).toBe(shell);
  vi.stubEnv('CHROMIUM_PATH', shell);
  expect(findWholeChromium()?.path).toBe(whole);
  const chosen = program('my-browser', 'echo Chromium 5');
  vi.stubEnv('CHROMIUM_PATH', chosen);
  expect(findWholeChromium()?.path).toBe(chosen);
});
