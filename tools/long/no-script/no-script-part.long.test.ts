import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noScriptPart } from './no-script-part.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'no-script-part-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, more: object): void {
  const text = { type: 'textfield', key: 'a', label: 'A', input: true, ...more };
  const left = { type: 'checkbox', key: 'b', label: 'B', input: true, validate: { custom: "valid = 'No.'" } };
  writeFileSync(join(folder, name), JSON.stringify({ title: name, components: [text, left] }));
}

test('a form passes that keeps what is typed, and one fails whose code throws it away', async () => {
  const actions = [{ name: 'empty', type: 'value', value: "value = ''" }];
  write('a.json', {});
  write('b.json', {
    logic: [{ name: 'any', trigger: { type: 'javascript', javascript: 'result = true' }, actions }],
  });
  const lines: string[] = [];
  const options = { seed: 3, requests: 0, only: undefined, forms: folder };
  const faults = await noScriptPart.run(options, (line) => void lines.push(line));
  expect(lines).toEqual(['16 posts of 2 forms']);
  expect(faults.length).toBeGreaterThan(0);
  for (const fault of faults)
    expect(fault).toMatch(
      /^b\.json: a was \["Word \d+"\] and is \[""\]; again with no-script --seed 3 --only 1$/,
    );
}, 300_000);
