import { execFileSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { submission } from '../../storage/testing/opened-storages.ts';
import { openDiskStore } from '../../uploads/disk-store.ts';
import type { FileStore } from '../../uploads/file-store.ts';
import type { Parcel } from '../destination.ts';
import { createLimit } from './create-limit.ts';
import { createFolderDelivery, foldersAtOnce } from './deliver-to-folder.ts';

let folder = '';
let archive = '';
let store: FileStore;

const ids = ['a', 'b'].map((letter) => letter.repeat(40));
const whole = ['1-a.txt', '2-b.txt', 'submission.json'];

const parcel: Parcel = {
  delivery: {
    ...{ id: 'msg_1', form: 'permit', submission: 'id', reference: 'CDFG', destination: 'archive' },
    ...{ sender: undefined, state: 'waiting', attempts: 0, due: 0, fault: undefined, created: 0 },
    ended: undefined,
  },
  submission: submission({ reference: 'CDFG' }),
  uploads: ids.map((id) => ({
    ...{ id, form: 'permit', field: 'plan', name: `${id[0]}.txt`, originalName: `${id[0]}.txt` },
    ...{ claimedType: '', type: 'text/plain', size: 6, isPrivate: false, scan: 'none', client: undefined },
    ...{ created: 0, submission: 'id' },
  })),
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guichet-folder-'));
  archive = join(folder, 'archive');
  mkdirSync(archive);
  store = openDiskStore(join(folder, 'kept'));
  for (const id of ids) {
    writeFileSync(join(folder, id), `file ${id[0]}`);
    await store.keep(id, join(folder, id));
  }
});

afterEach(() => {
  openPipes();
  rmSync(folder, { recursive: true, force: true });
});

/** Opened, a pipe that nobody writes to holds a thread, as a network disk does whose server is away. */
const pipes: string[] = [];

/** For reading and writing, which waits for nobody. */
function openPipes(): readonly number[] {
  return pipes.splice(0).map((pipe) => openSync(pipe, 'r+'));
}

/** A server that stands still before it reads one of the files, until `resume`. */
function startPaused(file: string | undefined, sent: Parcel = parcel) {
  const [reached, resume] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const files: FileStore = {
    ...store,
    async read(id) {
      if (id === file) {
        reached.resolve();
        await resume.promise;
      }
      return store.read(id);
    },
  };
  const deliver = createFolderDelivery(
    { kind: 'folder', path: archive, withProtected: false },
    { files, limit: createLimit(1) },
  );
  const ended = deliver(sent, new AbortController().signal);
  // Whether it failed is looked at when it has ended.
  ended.catch(() => undefined);
  return { reached: reached.promise, resume: () => resume.resolve(), ended };
}

const delivered = () => readdirSync(join(archive, 'permit_CDFG')).sort();

test('an attempt that was paused delivers nothing that lacks a file, while another one is at it', async () => {
  const paused = startPaused(ids[1]);
  await paused.reached;
  const later = startPaused(ids[0]);
  await later.reached;
  paused.resume();
  await expect(paused.ended).rejects.toThrow('ENOENT');
  expect(readdirSync(archive).filter((name) => !name.startsWith('.'))).toEqual([]);
  later.resume();
  expect(await later.ended).toEqual({ kind: 'delivered' });
  expect([readdirSync(archive), delivered()]).toEqual([['permit_CDFG'], whole]);
});

test('what another attempt has delivered meanwhile stays as it is', async () => {
  const slow = startPaused(ids[1]);
  await slow.reached;
  mkdirSync(join(archive, 'permit_CDFG'));
  writeFileSync(join(archive, 'permit_CDFG', 'submission.json'), '{}');
  slow.resume();
  expect(await slow.ended).toEqual({ kind: 'delivered' });
  expect(await startPaused(undefined).ended).toEqual({ kind: 'delivered' });
  expect([readdirSync(archive), delivered()]).toEqual([['permit_CDFG'], ['submission.json']]);
});

test('a file with a long name is delivered under as much of it as a disk takes, with its ending', async () => {
  const names = [`${'許'.repeat(110)}.txt`, `${'😀'.repeat(110)}.jpeg`];
  const uploads = parcel.uploads.map((upload, at) => ({ ...upload, originalName: names[at] ?? '' }));
  expect(await startPaused(undefined, { ...parcel, uploads }).ended).toEqual({ kind: 'delivered' });
  const kept = [`1-${'許'.repeat(65)}.txt`, `2-${'😀'.repeat(48)}.jpeg`];
  expect(delivered()).toEqual([...kept, 'submission.json']);
  const { files } = JSON.parse(readFileSync(join(archive, 'permit_CDFG', 'submission.json'), 'utf8'));
  expect(files).toMatchObject(kept.map((file, at) => ({ file, name: names[at] })));
});

test('what servers left when they were killed is removed, also by an older version', async () => {
  mkdirSync(join(archive, '.msg_1', 'an attempt'), { recursive: true });
  writeFileSync(join(archive, '.msg_1', 'an attempt', '1-a.txt'), 'fi');
  writeFileSync(join(archive, '.msg_1', '1-a.txt'), 'fi');
  expect(await startPaused(undefined).ended).toEqual({ kind: 'delivered' });
  expect([readdirSync(archive), delivered()]).toEqual([['permit_CDFG'], whole]);
});

test('folders on a disk that hangs leave the rest of the server its threads', async () => {
  const limit = createLimit(foldersAtOnce);
  const places = Array.from({ length: 4 }, (_, index) => join(folder, `archive-${index}`));
  const deliveries = places.flatMap((path) => {
    mkdirSync(path);
    const deliver = createFolderDelivery(
      { kind: 'folder', path, withProtected: false },
      { files: store, limit },
    );
    return ['BCDF', 'GHJK'].map((reference) => {
      const pipe = join(path, `permit_${reference}`);
      execFileSync('mkfifo', [pipe]);
      pipes.push(pipe);
      const delivery = { ...parcel.delivery, id: `msg_${reference}` };
      return deliver(
        { ...parcel, delivery, submission: submission({ reference }) },
        new AbortController().signal,
      );
    });
  });
  let delivered = 0;
  for (const delivery of deliveries) delivery.then(() => (delivered += 1));
  // Many more than the steps of a delivery before it comes to its pipe: one that found no thread would never end.
  for (let times = 0; times < 200; times += 1)
    expect(await readFile(join(folder, 'kept', ids[0] ?? ''), 'utf8')).toBe('file a');
  expect(delivered).toBe(0);
  const opened = openPipes();
  await Promise.all(deliveries);
  for (const pipe of opened) closeSync(pipe);
});
