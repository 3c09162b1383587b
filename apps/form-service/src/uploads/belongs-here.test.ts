import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '@guichet/definition';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownerMark } from './belongs-here.ts';
import { openDiskStore } from './disk-store.ts';
import { maintainUploads } from './maintain-uploads.ts';
import { bytes, fileOf, openUploadService, type UploadService } from './testing/open-upload-service.ts';
import { createUploadId } from './upload-id.ts';
import { unclaimedForMs } from './upload-limits.ts';

let right: UploadService;
/** On another database, by mistake, and the same files. */
let wrong: UploadService;
let record: JsonObject;
let kept = '';

beforeEach(async () => {
  right = await openUploadService();
  kept = join(right.dataDir, 'uploads', 'kept');
  record = await right.uploadRecord(fileOf(bytes.text, 'a.txt'));
  expect((await right.submit({ any: [record] })).status).toBe(201);
});

afterEach(async () => {
  await wrong.close();
  await right.close();
});

const openWrong = () => openUploadService({ options: { store: openDiskStore(kept) } });

const isThere = async () => (await fetch(`${right.url}${record.url}`)).status === 200;

async function sweep({ service }: UploadService) {
  const sentences: string[] = [];
  const swept = await service.uploads?.sweep((sentence) => void sentences.push(sentence));
  return { swept, sentence: sentences.join() };
}

/** A file that its server had not noted yet when it was killed. */
function leaveOrphan(): string {
  const path = join(kept, createUploadId());
  writeFileSync(path, 'unknown');
  return path;
}

test('a server on another database deletes no file, however long it runs and whatever it takes in', async () => {
  await sweep(right);
  wrong = await openWrong();
  for (let day = 0; day < 3; day += 1) {
    wrong.pass(unclaimedForMs + 60_000);
    expect(await sweep(wrong)).toEqual({
      swept: { unclaimed: 0, halfWay: 0, orphans: 0 },
      sentence: expect.stringContaining(`The files in ${kept} belong to another database`),
    });
    await wrong.submit({ any: [await wrong.uploadRecord(fileOf(bytes.text, 'b.txt'))] });
  }
  expect(await isThere()).toBe(true);
});

test('files that no database has taken are left alone by one that knows none of them, and taken by theirs', async () => {
  wrong = await openWrong();
  await wrong.submit({ any: [await wrong.uploadRecord(fileOf(bytes.text, 'b.txt'))] });
  wrong.pass(unclaimedForMs + 60_000);
  expect((await sweep(wrong)).sentence).toContain('another database');
  expect(await isThere()).toBe(true);
  const orphan = leaveOrphan();
  // Older than the databases: before an upgrade, stores had no mark.
  for (const path of [orphan, join(kept, String(record.url).slice(-40))]) utimesSync(path, 1_000, 1_000);
  expect((await sweep(wrong)).sentence).toContain('another database');
  expect(await sweep(right)).toMatchObject({ swept: { orphans: 1 }, sentence: '' });
  expect([existsSync(orphan), await isThere()]).toEqual([false, true]);
});

test('unknown files go a day after they were written, also where no file was ever claimed', async () => {
  wrong = await openUploadService();
  expect(await sweep(wrong)).toMatchObject({ sentence: '' });
  const orphan = join(wrong.dataDir, 'uploads', 'kept', createUploadId());
  writeFileSync(orphan, 'unknown');
  expect(await sweep(wrong)).toMatchObject({ swept: { orphans: 0 } });
  wrong.pass(unclaimedForMs + 60_000);
  expect(await sweep(wrong)).toMatchObject({ swept: { orphans: 1 }, sentence: '' });
});

test('an operator gives the files to the present database by the sentence of the log, which comes once', async () => {
  await sweep(right);
  wrong = await openWrong();
  wrong.pass(unclaimedForMs + 60_000);
  const errors: string[] = [];
  const log = { info() {}, warn() {}, error: (_: object, sentence: string) => void errors.push(sentence) };
  const tending = maintainUploads(wrong.service.uploads, log);
  await expect.poll(() => errors).toHaveLength(1);
  const [, id, path] = /write (\S+) into (\S+):/.exec(errors.join()) ?? [];
  expect(path).toBe(join(kept, ownerMark));
  writeFileSync(path ?? '', `${id}\n`);
  expect(await sweep(wrong)).toMatchObject({ swept: { orphans: 1 }, sentence: '' });
  expect((await sweep(right)).sentence).toContain('another database');
  await tending.close();
});

test('servers that share a database share its files', async () => {
  wrong = await openUploadService({ storage: right.storage, options: { store: openDiskStore(kept) } });
  const sentences = await Promise.all([sweep(right), sweep(wrong)]);
  expect(sentences.map(({ sentence }) => sentence)).toEqual(['', '']);
  expect(readFileSync(join(kept, ownerMark), 'utf8').trim()).toMatch(/^[0-9a-f]{32}$/);
});
