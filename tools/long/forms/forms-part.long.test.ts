import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formsPart } from './forms-part.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forms-part-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, customConditional: string): void {
  const text = { type: 'textfield', key: 'a', label: 'A', input: true, customConditional };
  writeFileSync(join(folder, name), JSON.stringify({ title: name, path: name, components: [text] }));
}

const options = { seed: 11, requests: 0, only: undefined };

test('a folder passes where both comparisons know all, and fails with what repeats it where one does not', async () => {
  write('a.json', 'show = true');
  // Form.io's engine hands its own scope to code, and its page the page's own names.
  write('b.json', "show = typeof scope === 'undefined'");
  write('c.json', 'show = typeof XMLHttpRequest === "function"');
  const lines: string[] = [];
  const faults = await formsPart.run({ ...options, forms: folder }, (line) => void lines.push(line));
  const again = (only: number) => `again with forms --forms ${folder} --seed 11 --only ${only}`;
  expect(faults).toEqual([
    `b.json is judged otherwise than by Form.io; ${again(1)}`,
    `c.json shows something else than on Form.io's page; ${again(2)}`,
  ]);
  expect(lines.filter((line) => line.startsWith('✓'))).toHaveLength(4);
  expect(await formsPart.run({ ...options, forms: folder, only: 0 }, () => {})).toEqual([]);
}, 900_000);

test('without a folder, or with one that holds no form, it fails', async () => {
  expect(await formsPart.run({ ...options, forms: undefined }, () => {})).toHaveLength(1);
  expect(await formsPart.run({ ...options, forms: folder }, () => {})).toEqual([
    `${folder} holds no JSON file`,
  ]);
});
