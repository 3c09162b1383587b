import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { printSubmissions } from '../print-submissions/print-submissions.ts';
import { readAll } from '../storage/read-all.ts';
import { isOnPostgresql } from '../testing/open-test-storage.ts';
import { openDiskStore } from '../uploads/disk-store.ts';
import {
  bytes,
  fileOf,
  openUploadService,
  type UploadService,
} from '../uploads/testing/open-upload-service.ts';
import { createRetention } from './sweep-submissions.ts';

let service: UploadService;
let kept = '';

beforeEach(async () => {
  service = await openUploadService();
  kept = join(service.dataDir, 'uploads', 'kept');
});

afterEach(() => service.close());

/** Sends a form with two files, of which the store cannot remove the first; resolves to its number. */
async function sendStuck(): Promise<string> {
  const upload = () => service.uploadRecord(fileOf(bytes.text, 'a.txt', 'text/plain'));
  const [first, second] = [await upload(), await upload()];
  const { body } = await service.submit({ any: [first, second] });
  for (const { url } of [first, second]) {
    const place = join(kept, String(url).split('/').at(-1) ?? '');
    rmSync(place);
    mkdirSync(place);
  }
  return String(Object(body.metadata).referenceNumber);
}

test('a store of files that is away holds up no deletion, and the log says what is left', async () => {
  await sendStuck();
  await sendStuck();
  const logged: unknown[] = [];
  const note = (event: object, sentence: string) => void logged.push([sentence, event]);
  const log = { info: note, warn: note, error: note };
  const now = () => Date.now() + 2 * 24 * 60 * 60 * 1000;
  const needs = {
    catalogue: { find: () => undefined },
    storage: service.storage,
    files: openDiskStore(kept),
  };
  await createRetention({ days: 1, timeZone: 'UTC', log, now }, needs).sweep();
  expect(await readAll(service.storage.readSubmissions('files'))).toEqual([]);
  expect(logged).toEqual([
    [expect.stringContaining('were deleted'), { form: 'files', count: 2 }],
    [expect.stringContaining('files of deleted'), { form: 'files', count: 4, fault: expect.any(String) }],
  ]);
});

test.skipIf(isOnPostgresql)('the command says which files are left of what it deleted', async () => {
  const reference = await sendStuck();
  const complaints: string[] = [];
  const code = await printSubmissions(['--delete', reference, '--yes'], {
    ...{ dataDir: service.dataDir, timeZone: 'UTC', output: new PassThrough() },
    complain: (sentence) => void complaints.push(sentence),
  });
  expect([code, complaints]).toEqual([0, [expect.stringMatching(/^It is deleted, but 2 of its files/)]]);
  expect(await readAll(service.storage.readSubmissions('files'))).toEqual([]);
});
