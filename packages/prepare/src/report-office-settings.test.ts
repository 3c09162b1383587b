import type { JsonObject } from '@guichet/definition';
import { expect, test } from 'vitest';
import { parseOfficeSettings } from './office-settings.ts';
import { prepare } from './testing/prepare.ts';

function pathsOf(settings: JsonObject, properties: JsonObject = {}): readonly string[] {
  const components = [{ type: 'textfield', key: 'email', label: 'E-mail', input: true }];
  const { problems } = prepare(components, { properties, settings });
  return problems
    .map(({ path }) => path)
    .filter((path) => path.startsWith('settings.') && !path.includes('i18n'));
}

const good = { delivery: ['office'], receipt: { emailField: 'email', answers: true }, retentionDays: 30 };

test('settings for the time after the receipt are read', () => {
  expect(pathsOf(good)).toEqual([]);
  expect(parseOfficeSettings(good).settings).toEqual({
    destinations: ['office'],
    receipt: { emailField: 'email', answers: true },
    retentionDays: 30,
  });
  expect(parseOfficeSettings({ delivery: 'office' }).settings.destinations).toEqual(['office']);
});

test.each<[string, JsonObject]>([
  ['settings.delivery', { delivery: { to: 'office' } }],
  ['settings.receipt', { receipt: 'email' }],
  ['settings.receipt.answers', { receipt: { emailField: 'email', answers: 'yes' } }],
  ['settings.receipt.emailField', { receipt: { emailField: 'mail' } }],
  ['settings.retentionDays', { retentionDays: '30' }],
  ['settings.retentionDays', { retentionDays: 0 }],
])('a wrong %s is a problem', (path, settings) => {
  expect(pathsOf(settings)).toEqual([path]);
});

test('on a form whose answers are not stored here they are problems', () => {
  const paths = ['settings.delivery', 'settings.receipt', 'settings.retentionDays'];
  expect(pathsOf(good, { submissionType: 'payment', amount: '1' })).toEqual(paths);
  expect(pathsOf(good, { submissionType: 'treeremoval' })).toEqual(paths);
});
