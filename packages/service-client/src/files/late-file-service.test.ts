import { expect, test, vi } from 'vitest';
import type { FileService, UploadCall } from './file-service.ts';
import { createLateFileService } from './late-file-service.ts';
import { createUnfinished } from './unfinished.ts';

const call = { form: 'plan', field: 'files' } as UploadCall;
const file = { record: {}, form: 'plan', field: 'files', options: {}, submissionId: '' };

test('is loaded when it is asked for something; what cannot be loaded has failed, and is loaded the next time', async () => {
  const service: FileService = {
    uploadFile: async () => ({ kind: 'uploaded', record: { name: 'a.txt' } }),
    deleteFile: async () => ({ kind: 'deleted' }),
    downloadFile: async () => ({ kind: 'found', address: '/a.txt' }),
    isGone: async () => true,
    unfinishedUploads: () => [],
    forgetUnfinished: () => {},
  };
  const load = vi.fn(() => Promise.reject<FileService>(new TypeError('Failed to fetch.')));
  const late = createLateFileService(
    createUnfinished(undefined, () => 0),
    load,
  );
  const askAll = () =>
    Promise.all([late.uploadFile(call), late.deleteFile(file), late.downloadFile(file), late.isGone?.(file)]);
  expect(load).not.toHaveBeenCalled();
  // Nobody can tell whether a file is gone: it is taken to be there.
  expect(await askAll()).toEqual([
    { kind: 'failed', code: 'network' },
    { kind: 'failed' },
    { kind: 'failed' },
    false,
  ]);
  load.mockResolvedValue(service);
  expect(await askAll()).toEqual([
    { kind: 'uploaded', record: { name: 'a.txt' } },
    { kind: 'deleted' },
    { kind: 'found', address: '/a.txt' },
    true,
  ]);
});

test('names and forgets uploads that did not end without loading anything', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  const unfinished = createUnfinished(storage, () => 0);
  const address = '/api/file/resumable/1';
  unfinished.begin({ ...call, fingerprint: 'f', address, originalName: 'a.txt', size: 7 });
  unfinished.leave(address, 'unfinished');
  const load = vi.fn<() => Promise<FileService>>();
  const late = createLateFileService(unfinished, load);
  expect(late.unfinishedUploads('plan', 'files')).toEqual([{ originalName: 'a.txt', size: 7 }]);
  late.forgetUnfinished('plan', 'files');
  expect(late.unfinishedUploads('plan', 'files')).toEqual([]);
  expect(load).not.toHaveBeenCalled();
});
