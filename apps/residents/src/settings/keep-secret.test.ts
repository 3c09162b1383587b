import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepSecret } from './keep-secret.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guichet-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the secret is made once, kept for its owner alone, and read again', () => {
  const secret = keepSecret(join(folder, 'data'));
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(keepSecret(join(folder, 'data'))).toBe(secret);
  expect(statSync(join(folder, 'data', 'signing-secret')).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
});

test('a damaged secret is refused instead of replaced behind the back of another process', () => {
  writeFileSync(join(folder, 'signing-secret'), 'cut');
  expect(() => keepSecret(folder)).toThrow('damaged');
});
