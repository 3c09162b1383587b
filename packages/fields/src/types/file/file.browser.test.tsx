import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { violations } from '@guichet/renderer/testing/violations';
import type { FileService } from '@guichet/service-client/file-service';
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announced, begun, drawFileField, drop, fileField, fileOf, shows } from './testing/file-field.ts';
import { createSmallStore } from './testing/small-store.ts';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

async function draw(...field: Parameters<typeof drawFileField>) {
  const drawnForm = await drawFileField(...field);
  drawn = drawnForm;
  return drawnForm;
}

test('each step of a file is told: processing, a percentage, and what is kept of it as Form.io keeps it', async () => {
  const { form, container, list, store } = await draw({
    multiple: true,
    dir: 'street/{{ data.photos }}x',
    fileKey: 'upload',
    fileNameTemplate: '{{component.key}}_{{fileName}}',
    privateDownload: true,
    urlRequestOptions: '{"headers":{"x-city":"1"}}',
    fileTypes: [
      { label: '', value: '' },
      { label: 'Plan', value: 'plan' },
      { label: 'Letter', value: 'letter' },
    ],
  });
  drop([fileOf('My plan é.tar.gz')], container);
  await begun(store, 1);
  const [call] = store.calls;
  expect(call).toMatchObject({
    ...{
      storage: 'url',
      dir: 'street/x',
      fileKey: 'upload',
      url: '/api/file',
      field: 'photos',
      form: 'test',
    },
    ...{ isPrivate: true, options: { headers: { 'x-city': '1' } }, submissionId: '' },
  });
  expect(call?.name).toMatch(/^photos_My plan -\.tar-[0-9a-f-]{36}\.gz$/);
  await expect.element(list.getByRole('progressbar')).toHaveAttribute('value', '0');
  call?.progress(0.4);
  await shows(list, 'Uploading: 40%');
  await expect.poll(announced).toBe('My plan é.tar.gz: Uploading: 25%');
  call?.progress(0.45);
  await shows(list, 'Uploading: 45%');
  expect(announced()).toBe('My plan é.tar.gz: Uploading: 25%');
  for (const [reason, sentence] of [
    ['connection', 'The connection was lost. The upload will resume when it is back.'],
    ['offline', 'Your device is offline. The upload will resume when it is connected again.'],
    ['server', 'Our site is busy. The upload will resume in a moment.'],
  ] as const) {
    call?.waiting?.(reason);
    await shows(list, sentence);
    await expect.poll(announced).toBe(`My plan é.tar.gz: ${sentence}`);
  }
  store.end('My plan é.tar.gz');
  await expect.poll(announced).toBe('My plan é.tar.gz has been uploaded.');
  expect(form.data().photos).toEqual([
    {
      ...{ storage: 'url', name: call?.name, originalName: 'My plan é.tar.gz', size: 7, type: 'text/plain' },
      ...{ url: '/api/file/0000000000000000000000000000000000000001', hash: '' },
      ...{ fileType: 'Plan', private: true },
    },
  ]);
  await userEvent.selectOptions(page.getByRole('combobox'), 'Letter');
  expect(form.data().photos).toMatchObject([{ fileType: 'Letter' }]);
});

test('a field for one file takes the first that is dropped, and none more until that is removed', async () => {
  const { form, container, store } = await draw();
  drop([fileOf('first.txt'), fileOf('second.txt')], container);
  await begun(store, 1);
  expect(container.querySelector('.g-file__drop')).toBeNull();
  store.end('first.txt');
  await expect.poll(() => form.data().photos).toMatchObject([{ originalName: 'first.txt' }]);
  expect(store.calls).toHaveLength(1);
  await userEvent.click(page.getByRole('button', { name: 'Remove: first.txt' }));
  await expect.poll(announced).toBe('first.txt has been removed.');
  expect(store.deleted).toEqual(['first.txt']);
  expect(form.data().photos).toEqual([]);
  // The focus of the pressed button stays in the field.
  await expect.poll(() => document.activeElement).toBe(container.querySelector('input[type="file"]'));
});

test('no more than maxFiles are taken: the area goes with the last of them, and comes back', async () => {
  const { container, store } = await draw({ multiple: true, properties: { maxFiles: '2' } });
  drop([fileOf('a.txt')], container);
  await begun(store, 1);
  expect(container.querySelector('.g-file__drop')).not.toBeNull();
  drop([fileOf('b.txt')], container);
  await begun(store, 2);
  expect(container.querySelector('.g-file__drop')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Cancel the upload: a.txt' }));
  await expect.poll(announced).toContain('The upload of a.txt has been cancelled.');
  expect(store.calls[0]?.signal.aborted).toBe(true);
  expect(container.querySelector('.g-file__drop')).not.toBeNull();
  expect(await violations(container)).toEqual([]);
});

test('two files are on their way at once, the third after them; they are kept in the order in which they were chosen', async () => {
  const { container, store, form } = await draw({ multiple: true });
  drop(
    ['a', 'b', 'c'].map((name) => fileOf(name)),
    container,
  );
  await begun(store, 2);
  store.end('b');
  await begun(store, 3);
  store.end('c');
  store.end('a');
  await expect
    .poll(() => form.data().photos)
    .toMatchObject([{ originalName: 'a' }, { originalName: 'b' }, { originalName: 'c' }]);
});

test('what failed on the way is sent once more on request', async () => {
  const { container, store, form } = await draw();
  drop([fileOf('a.txt')], container);
  await begun(store, 1);
  store.end('a.txt', { kind: 'failed', code: 'network' });
  await userEvent.click(page.getByRole('button', { name: 'Try again: a.txt' }));
  await begun(store, 2);
  store.end('a.txt');
  await expect.poll(() => form.data().photos).toMatchObject([{ originalName: 'a.txt' }]);
});

test('a file is sent once where the service breaks, and is sent again on request alone', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fault = new TypeError('URL.parse is not a function');
  const uploadFile = vi.fn<FileService['uploadFile']>(() => Promise.reject(fault));
  const { container } = await draw({}, 'en', { files: { ...createSmallStore(), uploadFile } });
  drop([fileOf('a.txt')], container);
  const again = page.getByRole('button', { name: 'Try again: a.txt' });
  await expect.element(again).toBeVisible();
  expect(uploadFile).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledWith(fault);
  await userEvent.click(again);
  await expect.poll(() => uploadFile.mock.calls.length).toBe(2);
});

test('an upload in a row goes on when the row is moved', async () => {
  const store = createSmallStore();
  const grid = { type: 'datagrid', key: 'rows', label: 'Rows', input: true, components: [fileField] };
  drawn = await drawForm([{ ...grid, defaultValue: [{}, {}] }], { files: store });
  const { form, container } = drawn;
  drop([fileOf('a.txt')], container);
  await begun(store, 1);
  expect(store.calls[0]?.field).toBe('rows.photos');
  const [field] = form.fields;
  const row = field?.rows()?.[0];
  if (field === undefined || row === undefined) throw new Error('Two rows.');
  flushSync(() => form.dispatch({ kind: 'row:move', grid: field, row, to: 1 }));
  store.calls[0]?.progress(0.5);
  await shows(page.getByRole('listitem'), 'Uploading: 50%');
  store.end('a.txt');
  await expect
    .poll(() => form.data().rows)
    .toMatchObject([{ photos: [] }, { photos: [{ originalName: 'a.txt' }] }]);
});

test.each([
  ['stored', undefined],
  ['not taken', { kind: 'failed', code: 'network' }],
] as const)('a file whose row was removed, and that was %s, is sent once only', async (_, outcome) => {
  const store = createSmallStore();
  const grid = { type: 'datagrid', key: 'rows', label: 'Rows', input: true, components: [fileField] };
  drawn = await drawForm([{ ...grid, defaultValue: [{}, {}] }], { files: store });
  const { form, container } = drawn;
  drop([fileOf('a.txt')], container);
  await begun(store, 1);
  const [field] = form.fields;
  const row = field?.rows()?.[0];
  if (field === undefined || row === undefined) throw new Error('Two rows.');
  flushSync(() => form.dispatch({ kind: 'row:remove', grid: field, row }));
  store.end('a.txt', outcome);
  drop([fileOf('b.txt')], container);
  await expect.poll(() => store.calls.some((call) => call.originalName === 'b.txt')).toBe(true);
  store.end('b.txt');
  await expect.poll(() => form.data().rows).toMatchObject([{ photos: [{ originalName: 'b.txt' }] }]);
  expect(store.calls.map((call) => call.originalName)).toEqual(['a.txt', 'b.txt']);
});

test('what lay aside when the page was left is told: the file is to be chosen again, and then is', async () => {
  const { form, container, store, list } = await draw();
  const transientState = {
    files: [{ id: 7, originalName: 'a.txt', size: 7, status: 'progress', progress: 40 }],
  };
  flushSync(() => form.dispatch({ kind: 'restore', transientStates: [{ path: 'photos', transientState }] }));
  await shows(list, 'Choose this file again.');
  expect(await violations(container)).toEqual([]);
  drop([fileOf('a.txt')], container);
  await begun(store, 1);
  store.end('a.txt');
  await expect.poll(() => form.data().photos).toHaveLength(1);
  expect(list.elements()).toHaveLength(1);
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['a\u0000b.txt', 'ab.txt'],
  ['photo\u202egnp.exe', 'photognp.exe'],
  ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
  ['CON.txt', 'CON.txt'],
  [`${'a'.repeat(10_000)}.pdf`, `${'a'.repeat(80)}…${'a'.repeat(16)}.pdf`],
])(
  'a file named %j is shown as what it is, and named so that no system stumbles over it',
  async (name, shown) => {
    const { container, store, list } = await draw();
    drop([fileOf(name)], container);
    await begun(store, 1);
    const text = list.element().querySelector('bdi')?.textContent ?? '';
    expect(text.replace(/^.*\//, '')).toBe(shown);
    expect(store.calls[0]?.name).toMatch(/^[\w.\- ]+$/);
    expect(store.calls[0]?.name.length).toBeLessThan(200);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    expect(await violations(container)).toEqual([]);
  },
);

test('the rights of a form say whose submission a file is for', async () => {
  const store = createSmallStore();
  const group = {
    ...{ type: 'hidden', key: 'team', input: true, defaultValue: { _id: '5f' } },
    submissionAccess: [{ type: 'write', roles: [] }],
  };
  drawn = await drawForm([group, fileField], { files: store });
  drop([fileOf('a.txt')], drawn.container);
  await begun(store, 1);
  expect(store.calls[0]).toMatchObject({
    submissionAccess: [{ type: 'write', roles: [] }],
    submissionId: '5f',
  });
});

test('what was chosen before the page answered is taken, and reported to listeners from then on', async () => {
  const store = createSmallStore();
  let heard = 0;
  drawn = await drawForm([fileField], {
    files: store,
    onConnected(_, element) {
      element.addEventListener('input', () => {
        heard += 1;
      });
    },
    before(container) {
      const transfer = new DataTransfer();
      transfer.items.add(fileOf('early.txt'));
      const input = container.querySelector<HTMLInputElement>('input[type="file"]');
      if (input !== null) input.files = transfer.files;
    },
  });
  await begun(store, 1);
  expect(store.calls[0]?.originalName).toBe('early.txt');
  await expect.poll(() => heard).toBe(1);
});
