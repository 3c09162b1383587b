import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openTestService, permit, type TestService } from '../http/test-service.ts';
import { createFormFolder } from './form-folder.ts';

let opened: TestService | undefined;

afterEach(() => opened?.close());

test('what cannot be a form is refused with file, place and reason, and does not stop the others', async () => {
  opened = await openTestService({
    'a/permit.json': permit,
    'b-twice.json': permit,
    'c-broken.json': '{"path":',
    'd-list.json': [],
    'e-none.json': { path: 'e' },
    'f-reserved.json': { path: 'thankyou', components: [] },
    'g-nameless.json': { components: [] },
    'g-too-deep.json': `{"path":"g","components":[],"settings":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    'h-strange.json': { path: 'strange', components: [1, { type: 'never heard of' }, { type: 'textfield' }] },
    'notes.txt': 'not looked at',
  });
  const { refused } = opened.service;
  expect(refused.map(({ file, path }) => [file, path])).toEqual([
    ['b-twice.json', 'path'],
    ['c-broken.json', ''],
    ['d-list.json', ''],
    ['e-none.json', 'components'],
    ['f-reserved.json', 'path'],
    ['g-nameless.json', 'path'],
    ['g-too-deep.json', ''],
  ]);
  expect(refused[0]?.reason).toContain('a/permit.json');
  for (const { reason } of refused) expect(reason.length).toBeGreaterThan(20);
  expect(opened.service.forms().map(({ path }) => path)).toEqual(['permits/parking', 'strange']);
  expect(opened.service.problems().map(({ file, path, code }) => [file, path, code])).toEqual([
    ['h-strange.json', 'components[0]', 'notAComponent'],
    ['h-strange.json', 'components[1].type', 'unknownType'],
    ['h-strange.json', 'components[2].key', 'missingKey'],
  ]);
});

test.each([
  ['Latin-1', Buffer.from(JSON.stringify({ ...permit, title: 'Été' }), 'latin1')],
  ['UTF-16', Buffer.from(`\uFEFF${JSON.stringify(permit)}`, 'utf16le')],
  ['UTF-16 without its mark', Buffer.from(JSON.stringify({ ...permit, properties: {} }), 'utf16le')],
])('a form in %s is refused, with how to save it', async (_, bytes) => {
  const folder = mkdtempSync(join(tmpdir(), 'guichet-'));
  writeFileSync(join(folder, 'permit.json'), bytes);
  const { forms, refused } = await createFormFolder(folder).look();
  expect(forms).toEqual([]);
  const reason = 'This is not text in UTF-8. Open it in a text editor and save it as UTF-8.';
  expect(refused).toMatchObject([{ file: 'permit.json', path: '', reason }]);
  rmSync(folder, { recursive: true });
});

test('a folder in which several forms were and none is left is not read: its disk may not be mounted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guichet-'));
  const paths = ['a', 'b'];
  const fill = () => {
    for (const path of paths)
      writeFileSync(join(folder, `${path}.json`), JSON.stringify({ ...permit, path }));
  };
  const { look } = createFormFolder(folder);
  expect((await look()).forms).toEqual([]);
  fill();
  expect((await look()).forms.map(({ alias }) => alias)).toEqual(paths);
  for (const path of paths) rmSync(join(folder, `${path}.json`));
  await expect(look()).rejects.toThrow('it is empty, where there were 2 files');
  fill();
  expect((await look()).forms.map(({ alias }) => alias)).toEqual(paths);
  rmSync(folder, { recursive: true });
});

test('a form in UTF-8 may begin with a byte order mark', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guichet-'));
  writeFileSync(join(folder, 'permit.json'), `\uFEFF${JSON.stringify({ ...permit, title: 'Été' })}`);
  const { forms } = await createFormFolder(folder).look();
  expect(forms).toMatchObject([{ definition: { title: 'Été' } }]);
  rmSync(folder, { recursive: true });
});

test('a link to a form is one, a broken link is refused, and what begins with a dot is passed over', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guichet-'));
  mkdirSync(join(folder, '..data'));
  writeFileSync(join(folder, '..data', 'permit.json'), JSON.stringify(permit));
  writeFileSync(join(folder, '.hidden.json'), 'no form');
  symlinkSync(join('..data', 'permit.json'), join(folder, 'permit.json'));
  symlinkSync('nowhere', join(folder, 'broken.json'));
  const { forms, refused } = await createFormFolder(folder).look();
  expect(forms.map(({ file, alias }) => [file, alias])).toEqual([['permit.json', 'permits/parking']]);
  expect(refused).toMatchObject([{ file: 'broken.json', reason: expect.stringContaining('cannot be read') }]);
  rmSync(folder, { recursive: true });
});

test('a folder of forms that is not there is named', async () => {
  await expect(createFormFolder('/nowhere/forms').look()).rejects.toThrow(
    /FORMS_DIR.*Give a folder of form definitions/,
  );
});
