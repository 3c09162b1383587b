import { prepareForm } from '@guichet/prepare';
import { expect, test } from 'vitest';
import { fileStorageOf } from '../../host/file-storage.ts';
import { models } from '../../models.ts';
import { fileLimitsOf, isWithin } from './file-limits.ts';
import { matchesPattern } from './match-pattern.ts';
import { parseSize } from './parse-size.ts';

test.each([
  ['4 MB', 4 * 1024 * 1024],
  ['1.5kb', 1536],
  ['1GB', 1024 ** 3],
  ['10B', 10],
  ['200', 200],
  ['2m', 120],
  ['', undefined],
  ['large', undefined],
  ['{{ data.max }}', undefined],
  ['-1KB', undefined],
])('the size “%s” is %s bytes', (text, bytes) => {
  expect(parseSize(text)).toBe(bytes);
});

const pdf = { name: 'Plan.PDF', type: 'application/pdf' };
const gif = { name: 'dance.gif', type: 'image/gif' };
const png = { name: 'map.png', type: 'image/png' };
const text = { name: 'letter.txt', type: 'text/plain' };

test.each([
  ['', [pdf, gif, png, text], []],
  ['*', [pdf, gif, png, text], []],
  ['.pdf, .jpg', [pdf], [gif, png, text]],
  ['image/*', [gif, png], [pdf, text]],
  ['application/pdf', [pdf], [gif]],
  ['*.tar.gz', [{ name: 'a.tar.gz', type: '' }], [{ name: 'a.gz', type: '' }]],
  ['/^image|letter/', [gif, text], [pdf]],
  ['/(/', [pdf], []],
  ['!.gif', [pdf, png, text], [gif]],
  // Form.io takes any file that is not excluded where the exclusion comes last.
  ['image/*,!.gif', [png], [gif, pdf, text]],
  ['!.gif,image/*', [png], [gif, pdf, text]],
  ['image/*,!image/gif', [png], [gif]],
  ['map.???', [png], [gif]],
  ['.c++', [{ name: 'a.c++', type: '' }], [{ name: 'a.ccc', type: '' }]],
])('the pattern “%s” takes what it says and nothing else', (pattern, taken, refused) => {
  for (const file of taken) expect(matchesPattern(pattern, file)).toBe(true);
  for (const file of refused) expect(matchesPattern(pattern, file)).toBe(false);
});

test('a pattern of many stars is checked in no time', () => {
  const before = process.threadCpuUsage();
  matchesPattern(`${'*a'.repeat(4)}b`, { name: 'a'.repeat(255), type: '' });
  expect(matchesPattern(`${'*'.repeat(200)}.pdf`, { name: `${'a'.repeat(255)}.gif`, type: '' })).toBe(false);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(2000);
});

const component = { id: 'f', type: 'file', key: 'f', clearOnHide: true, settings: {} };

test('limits are those of the settings, both included; without settings one file of up to 1 GB', () => {
  expect(fileLimitsOf(component)).toEqual({ pattern: '', smallest: 0, largest: 1024 ** 3, maxFileCount: 1 });
  const limits = fileLimitsOf({
    ...component,
    multiple: true,
    properties: { maxFiles: '3' },
    settings: { filePattern: '.pdf', fileMinSize: '1.5B', fileMaxSize: '2KB' },
  });
  expect(limits).toEqual({ pattern: '.pdf', smallest: 1.5, largest: 2048, maxFileCount: 3 });
  expect([1, 2, 2048, 2049].map((size) => isWithin(size, limits))).toEqual([
    'tooSmall',
    'fits',
    'fits',
    'tooLarge',
  ]);
});

test('a field that names no storage of ours has that of the deployment, or none', () => {
  const stored = (storage: string) => ({ ...component, settings: { storage } });
  expect(fileStorageOf(stored('url'), undefined)).toBe('url');
  expect(fileStorageOf(stored('azure'), undefined)).toBeUndefined();
  expect(fileStorageOf(component, 'resumable')).toBe('resumable');
});

test.each([
  ['/^(?!x)([a-z]+-?)+\\.pdf$/', ''],
  ['/plan-.*\\.pdf/', '/plan-.*\\.pdf/'],
  ['.pdf,.png', '.pdf,.png'],
])('of the pattern %s a page runs “%s”: what may take for ever is the form service’s', (filePattern, run) => {
  const file = { type: 'file', key: 'f', label: 'F', input: true, storage: 'url', filePattern };
  const prepared = prepareForm({ title: 'F', path: 'f', components: [file] }, { models });
  const [component] = prepared.kind === 'prepared' ? prepared.form.components : [];
  if (component === undefined) throw new Error('Not prepared.');
  expect(fileLimitsOf(component).pattern).toBe(run);
});
