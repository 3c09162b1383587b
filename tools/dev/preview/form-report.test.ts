import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Json } from '../../../packages/definition/src/definition.ts';
import { root } from '../../launcher/launch.js';
import { makeReport } from './form-report.ts';

const source = readFileSync(join(root, 'forms', 'building-permit.json'), 'utf8');

test('each finding leads to its field, and each page has answers that show it', () => {
  const { findings, witnesses } = makeReport(source.replace('"maxLength"', '"maxLenght"'));
  const finding = findings.find(({ code }) => code === 'unknownSetting');
  expect(finding?.field).toMatch(/^\w+$/);
  expect(witnesses.filter(({ name }) => name.startsWith('Page')).length).toBeGreaterThan(5);
  expect(witnesses.find(({ name }) => name === 'Page “Declaration”')?.steps.at(-1)).toEqual({ kind: 'next' });
});

test('a file that is no form has findings alone', () => {
  expect(makeReport('{')).toMatchObject({ findings: [{ code: 'notJson' }], witnesses: [] });
});

test('a form that stands within is no fault', () => {
  const outer = {
    title: 'A',
    path: 'a',
    components: [{ type: 'form', key: 'b', label: 'B', form: 'inner' }],
  };
  const field = { type: 'textfield', key: 'c', label: 'C', input: true };
  const nestedForm = { title: 'B', path: 'inner', components: [field] };
  const nested = {
    ...outer,
    components: outer.components.map((component) => ({ ...component, nestedForm })),
  };
  const missing = (json?: Json) =>
    makeReport(JSON.stringify(outer), json).findings.some(({ code }) => code === 'missingForm');
  expect([missing(), missing(nested)]).toEqual([true, false]);
});
