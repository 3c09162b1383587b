import { drop } from '@guichet/fields/testing/file-field';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw, openHostPage, press } from '../testing/host-page.tsx';
import { Form } from '../wrapper.ts';

const { container } = openHostPage();

const photo = { type: 'file', key: 'photo', label: 'Photo', input: true, multiple: true, dir: 'a/b' };
const definition = { title: 'Pet', components: [{ ...photo, storage: 'url', url: '/keep' }] };
const file = new File(['abc'], 'cat.txt', { type: 'text/plain' });
const record = { name: 'cat-1.txt', url: 'https://files.example/1', size: 3 };

/** Chooses a file in a form with that service. */
async function choose(uploadFile: (...given: never[]) => unknown, more: object = {}) {
  const onSubmit = vi.fn();
  const onFileUploadError = vi.fn();
  const fileService = { uploadFile, ...more };
  draw(<Form form={definition} options={{ fileService }} {...{ onSubmit, onFileUploadError }} />);
  await expect.poll(() => container().querySelector('.g-file__drop')).not.toBeNull();
  drop([file], container());
  return { onSubmit, onFileUploadError };
}

test('a file service in the shape of Form.io gets its arguments by position, and its record is the value', async () => {
  const uploadFile = vi.fn(async () => ({ ...record, storage: 'mine' }));
  const { onSubmit } = await choose(uploadFile);
  await expect.element(page.getByText('cat.txt').first()).toBeVisible();
  await press('Submit');
  await expect
    .poll(() => onSubmit.mock.lastCall?.[0].data.photo)
    .toEqual([
      expect.objectContaining({ ...record, storage: 'mine', originalName: 'cat.txt', type: 'text/plain' }),
    ]);
  expect(uploadFile.mock.lastCall).toEqual([
    ...['url', expect.any(File), expect.stringMatching(/^cat.*\.txt$/), 'a/b'],
    ...[expect.any(Function), '/keep', {}, 'file', undefined, ''],
    ...[expect.any(Function), expect.any(Function)],
  ]);
});

test('one in our shape gets one argument, and its outcome counts', async () => {
  const uploadFile = vi.fn(async () => ({ kind: 'uploaded', record }));
  const ours = { unfinishedUploads: () => [], forgetUnfinished: () => undefined };
  const { onSubmit } = await choose(uploadFile, ours);
  await expect.element(page.getByText('cat.txt').first()).toBeVisible();
  await press('Submit');
  await expect.poll(() => onSubmit.mock.lastCall?.[0].data.photo).toEqual([expect.objectContaining(record)]);
  expect(uploadFile.mock.lastCall).toEqual([expect.objectContaining({ storage: 'url', dir: 'a/b' })]);
});

const wrong: readonly (readonly [what: string, answer: unknown])[] = [
  ['nothing', undefined],
  ['an empty record', {}],
  ['a text', 'stored'],
  ['a failure that is none of ours', { kind: 'failed', code: 'odd' }],
];

test.each(wrong)(
  'an answer that is %s says that the file cannot be uploaded, in either shape',
  async (_, answer) => {
    for (const more of [{}, { unfinishedUploads: () => [], forgetUnfinished: () => undefined }]) {
      const { onFileUploadError } = await choose(async () => answer, more);
      await expect.element(page.getByText('Unable to upload the file.').first()).toBeVisible();
      expect(onFileUploadError).toHaveBeenCalled();
      draw(null);
    }
  },
);

test('what a service rejects with is read by the resident', async () => {
  await choose(() => Promise.reject(new Error('The store is full.')));
  await expect.element(page.getByText('Unable to upload the file. The store is full.').first()).toBeVisible();
});
