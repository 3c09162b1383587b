import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Upload } from '@tus/server';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { ArrivingFile, Piece, PieceRows } from '../storage/pieces.ts';
import { openDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { createPieceStore, joinPieces } from './piece-store.ts';

let folder = '';
const id = 'a'.repeat(40);
const content = Buffer.from('The pieces of a file, one after the other.');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guichet-pieces-'));
  mkdirSync(join(folder, 'arriving'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Rows of one file. */
function rowsOfOne(): PieceRows & { readonly pieces: readonly Piece[] } {
  let file: ArrivingFile | undefined;
  const pieces: Piece[] = [];
  return {
    pieces,
    async begin(begun) {
      file = begun;
    },
    find: async () => file && { ...file, pieces },
    async add(_, piece) {
      pieces.push(piece);
      return true;
    },
    async remove() {
      file = undefined;
    },
  };
}

async function sendPieces() {
  const rows = rowsOfOne();
  const parts = { arriving: join(folder, 'arriving'), store: openDiskStore(join(folder, 'kept')) };
  const store = createPieceStore(parts, rows);
  await store.create(new Upload({ id, size: content.length, offset: 0 }));
  const half = await store.write(Readable.from([content.subarray(0, 20)]), id, 0);
  const end = await store.write(Readable.from([content.subarray(20)]), id, half);
  const joined = (from: FileStore = parts.store) =>
    joinPieces(id, join(folder, 'whole'), { store: from }, rows);
  return { rows, end, store: parts.store, join: joined };
}

/** As on a disk that takes less at a time than it is given. */
async function writeLittleAtATime(): Promise<void> {
  const file = await open(join(folder, 'any'), 'w');
  const prototype: FileHandle = Object.getPrototypeOf(file);
  await file.close();
  const { write } = prototype;
  Reflect.set(prototype, 'write', function (this: FileHandle, bytes: Uint8Array, start = 0) {
    return Reflect.apply(write, this, [bytes, start, Math.min(7, bytes.length - start)]);
  });
  onTestFinished(() => void Reflect.set(prototype, 'write', write));
}

test('a disk that takes less at a time than it is given gets every byte', async () => {
  await writeLittleAtATime();
  const sent = await sendPieces();
  expect(sent.end).toBe(content.length);
  expect(await sent.join()).toBe(true);
  expect(readFileSync(join(folder, 'whole'))).toEqual(content);
});

test('pieces that are shorter than they were noted are no whole file', async () => {
  const { rows, join: joined } = await sendPieces();
  truncateSync(join(folder, 'kept', rows.pieces[1]?.id ?? ''), 3);
  await expect(joined()).rejects.toMatchObject({ name: 'UploadError', code: 'incomplete' });
});

test('a store that breaks off in a piece may be asked for it again', async () => {
  const sent = await sendPieces();
  const breaksOff: FileStore = {
    ...sent.store,
    read: async () =>
      Readable.from(
        (async function* () {
          yield content.subarray(0, 5);
          throw new Error('aborted');
        })(),
      ),
  };
  await expect(sent.join(breaksOff)).rejects.toMatchObject({ name: 'FileStoreError' });
  expect(await sent.join()).toBe(true);
});
