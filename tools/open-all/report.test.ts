import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { models } from '../../packages/fields/src/models.ts';
import { coreTypes } from './core-types.ts';
import { readFolder } from './read-folder.ts';
import { isFailure } from './report.ts';

const root = join(import.meta.dirname, '..', '..');

test('our sample forms are of types that are known and drawn', () => {
  const forms = readFolder(join(root, 'forms'));
  expect(forms.length).toBeGreaterThan(5);
  expect(forms.filter((form) => isFailure({ form, faults: [] }))).toEqual([]);
  expect(forms.flatMap((form) => (form.kind === 'form' ? [...form.unknown.keys()] : [form.file]))).toEqual(
    [],
  );
});

test('a form that does not open, and one with a type of Form.io’s own that nothing draws, fail', () => {
  const folder = mkdtempSync(join(tmpdir(), 'open-all-'));
  writeFileSync(join(folder, 'a.json'), JSON.stringify({ components: [] }));
  const [form] = readFolder(folder);
  rmSync(folder, { recursive: true });
  if (form?.kind !== 'form') throw new Error('It is a form.');
  expect(isFailure({ form, faults: [] })).toBe(false);
  expect(isFailure({ form, faults: [{ kind: 'notOpened', text: 'answered with 500' }] })).toBe(true);
  expect(isFailure({ form, faults: [{ kind: 'endsByCode', text: 'page 1' }] })).toBe(false);
  expect(isFailure({ form: { ...form, unknownCore: ['tree'] }, faults: [] })).toBe(true);
});

test('every type of Form.io’s own is one that we know', () => {
  expect([...coreTypes].filter((type) => !Object.hasOwn(models, type))).toEqual([]);
});
