import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { models } from '../../packages/fields/src/models.ts';
import { coreTypes } from './core-types.ts';
import { readFolder } from './read-folder.ts';
import { isFailure } from './report.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'open-all-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function openAll(where: string): Promise<{ readonly code: number; readonly lines: readonly string[] }> {
  const { stdout, code } = await run(process.execPath, [join(root, 'tools', 'open-all.ts'), where], {
    cwd: root,
  }).then(
    (done) => ({ stdout: done.stdout, code: 0 }),
    (error: { stdout: string; code: number }) => error,
  );
  return { code, lines: stdout.trim().split('\n') };
}

test('our sample forms are of types that are known and drawn', () => {
  const forms = readFolder(join(root, 'forms'));
  expect(forms.length).toBeGreaterThan(5);
  expect(forms.filter((form) => isFailure({ form, faults: [] }))).toEqual([]);
  expect(forms.flatMap((form) => (form.kind === 'form' ? form.unknown : [form.file]))).toEqual([]);
});

test('each form of a folder is opened in a browser, under whatever alias, and the table says how it went', async () => {
  const components = [{ type: 'textfield', key: 'a', label: 'A' }];
  const same = JSON.stringify({ title: 'Same', path: 'thankyou', components });
  writeFileSync(join(folder, 'a.json'), same);
  writeFileSync(join(folder, 'b.json'), same);
  const foreign = { components: [{ type: 'sundial', key: 's' }] };
  writeFileSync(join(folder, 'c.json'), JSON.stringify(foreign));
  writeFileSync(join(folder, 'd.json'), '{"no": "form"}');
  const { code, lines } = await openAll(folder);
  expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
    'form components problems not drawn',
    '✓ a.json 1 0',
    '✓ b.json 1 0',
    '✓ c.json 1 1 sundial',
    '- d.json is no JSON object with components',
    '',
    expect.stringMatching(
      /^3 forms, each in English and French: 3 open, 0 do not; 0 with a type of Form\.io’s own/,
    ),
  ]);
  expect(code).toBe(0);
});

test('a form that does not open, and one with a type of Form.io’s own that nothing draws, fail', () => {
  writeFileSync(join(folder, 'a.json'), JSON.stringify({ components: [] }));
  const [form] = readFolder(folder);
  if (form?.kind !== 'form') throw new Error('It is a form.');
  expect(isFailure({ form, faults: [] })).toBe(false);
  expect(isFailure({ form, faults: ['answered with 500'] })).toBe(true);
  expect(isFailure({ form: { ...form, unknownCore: ['tree'] }, faults: [] })).toBe(true);
});

test('every type of Form.io’s own is one that we know', () => {
  expect([...coreTypes].filter((type) => !Object.hasOwn(models, type))).toEqual([]);
});
