import { drop } from '@guichet/fields/testing/file-field';
import type { UploadCall } from '@guichet/service-client/file-service';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw, openHostPage, press } from '../testing/host-page.tsx';
import { Form } from '../wrapper.ts';
import { hostFiles } from './host-files.ts';

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
  await expect.element(page.getByRole('link', { name: 'cat-1.txt' })).toBeVisible();
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

test('what the browser says of its fault is for the host alone', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fault = new TypeError('Failed to fetch');
  await choose(() => Promise.reject(fault));
  await expect.element(page.getByText('Unable to upload the file.').first()).toBeVisible();
  expect(container().textContent).not.toContain('Failed to fetch');
  expect(logged).toHaveBeenCalledWith(fault);
  logged.mockRestore();
});

const shapes = [
  ['of Form.io', {}],
  ['of ours', { unfinishedUploads: () => [], forgetUnfinished: () => undefined }],
] as const;

test.each(shapes)(
  'an upload in the shape %s that never ends can be cancelled, and holds nothing back',
  async (_, more) => {
    const uploadFile = vi.fn(() => new Promise(() => undefined));
    await choose(uploadFile, more);
    // A field sends two files at once: two that hang must not keep the third waiting.
    for (const [index, name] of ['cat.txt', 'dog.txt', 'hen.txt'].entries()) {
      if (index > 0) drop([new File(['abc'], name, { type: 'text/plain' })], container());
      await expect.poll(() => uploadFile.mock.calls.length).toBe(index + 1);
      await userEvent.click(page.getByRole('button', { name: `Cancel the upload: ${name}` }));
      await expect.poll(() => container().querySelector('.g-file__item')).toBeNull();
    }
  },
);

const call = {
  ...({ storage: 'url', file, originalName: 'cat.txt', name: 'cat-1.txt', dir: '', url: '' } as const),
  ...{ options: {}, fileKey: 'file', isPrivate: false, submissionAccess: undefined, submissionId: '' },
  ...{ form: 'pet', version: '', field: 'photo', progress: () => undefined },
};

const otherMethods = {
  deleteFile: async () => ({ kind: 'deleted' }) as const,
  downloadFile: async () => ({ kind: 'failed' }) as const,
};

test.each(shapes)('one in the shape %s that stays silent for too long fails', async (_, more) => {
  const service = { uploadFile: () => new Promise<never>(() => undefined), ...otherMethods, ...more };
  const uploaded = hostFiles(service, 1).uploadFile({ ...call, signal: new AbortController().signal });
  expect(await uploaded).toEqual({ kind: 'failed', code: 'outside_failed' });
});

test('its signal ends with the call and with the patience, also where there is no `AbortSignal.any`', async () => {
  const { any } = AbortSignal;
  onTestFinished(() => {
    AbortSignal.any = any;
  });
  // As in Safari before 17.4.
  Reflect.set(AbortSignal, 'any', undefined);
  const signals: AbortSignal[] = [];
  const service = {
    uploadFile: ({ signal }: UploadCall) => {
      signals.push(signal);
      return new Promise<never>(() => undefined);
    },
    ...otherMethods,
    ...shapes[1][1],
  };
  expect(await hostFiles(service, 1).uploadFile({ ...call, signal: new AbortController().signal })).toEqual({
    ...{ kind: 'failed', code: 'outside_failed' },
  });
  const ending = new AbortController();
  const uploaded = hostFiles(service).uploadFile({ ...call, signal: ending.signal });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  ending.abort('left');
  expect(await uploaded).toEqual({ kind: 'cancelled' });
  expect(signals.at(-1)?.reason).toBe('left');
  expect(await hostFiles(service).uploadFile({ ...call, signal: ending.signal })).toEqual({
    kind: 'cancelled',
  });
});

test('a file opens where there is no `URL.parse`, as in Safari before 18, and never as a script', async () => {
  const { parse } = URL;
  onTestFinished(() => {
    URL.parse = parse;
  });
  Reflect.set(URL, 'parse', undefined);
  const { downloadFile } = hostFiles({ uploadFile: async () => record });
  const { form, field, options, submissionId } = { ...call, field: 'photo' };
  const opened = [];
  for (const url of ['https://files.example/1', '/files/1', 'https://', 'javascript:alert(1)'])
    opened.push(
      (await downloadFile({ record: { ...record, url }, form, field, options, submissionId })).kind,
    );
  expect(opened).toEqual(['found', 'found', 'failed', 'failed']);
});

test('progress without numbers, and an end without a function, do no harm', async () => {
  const uploadFile = vi.fn(async (...given: readonly unknown[]) => {
    const [progress, stopWith] = [given[4], given[11]];
    if (typeof progress === 'function') for (const event of [undefined, {}, { loaded: 'x' }]) progress(event);
    if (typeof stopWith === 'function') stopWith(undefined);
    return record;
  });
  const { onSubmit } = await choose(uploadFile);
  await expect.element(page.getByText('cat.txt').first()).toBeVisible();
  await press('Submit');
  await expect.poll(() => onSubmit.mock.lastCall?.[0].data.photo).toHaveLength(1);
});
