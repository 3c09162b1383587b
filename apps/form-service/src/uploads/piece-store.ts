import { type FileHandle, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { PieceRows } from '../storage/pieces.ts';
import { FileStoreError } from './file-store.ts';
import { UploadError } from './upload-error.ts';
import { createUploadId } from './upload-id.ts';
import { unclaimedForMs } from './upload-limits.ts';
import type { UploadParts } from './upload-parts.ts';

/** Bytes of a piece at most: as much is sent again after a server died. */
export const largestPiece = 8 * 1024 ** 2;

/**
 * Keeps what arrives of a file for tus in the store of files, a piece at a time, so that its next request may meet another
 * server. A piece counts once its row is written; its bytes are in the store before.
 */
export function createPieceStore(
  { arriving, store }: Pick<UploadParts, 'arriving' | 'store'>,
  rows: PieceRows,
): DataStore {
  /** Throws where another request has sent the same part. */
  async function keepPiece(upload: string, path: string, start: number): Promise<number> {
    const { size: length } = await stat(path);
    if (length === 0) return start;
    const piece = { id: createUploadId(), start, length };
    await store.keep(piece.id, path);
    if (await rows.add(upload, piece)) return start + length;
    await store.remove(piece.id);
    throw ERRORS.INVALID_OFFSET;
  }

  async function write(stream: Readable, id: string, offset: number): Promise<number> {
    let end = offset;
    let piece: { readonly path: string; readonly file: FileHandle; length: number } | undefined;

    async function finishPiece(): Promise<void> {
      if (piece === undefined) return;
      const { path, file } = piece;
      piece = undefined;
      await file.close();
      try {
        end = await keepPiece(id, path, end);
      } finally {
        await rm(path, { force: true });
      }
    }

    try {
      for await (const bytes of stream) {
        if (piece === undefined) {
          const path = join(arriving, `${id}.${createUploadId()}`);
          piece = { path, file: await open(path, 'wx', 0o600), length: 0 };
        }
        await writeAll(piece.file, bytes);
        piece.length += bytes.length;
        if (piece.length >= largestPiece) await finishPiece();
      }
    } finally {
      // As much as came before the connection broke.
      await finishPiece();
    }
    return end;
  }

  async function getUpload(id: string): Promise<Upload> {
    const file = await rows.find(id);
    if (file === undefined) throw ERRORS.FILE_NOT_FOUND;
    const { size, metadata, pieces } = file;
    const offset = pieces.reduce((sum, { length }) => sum + length, 0);
    return new Upload({ id, size, offset, metadata: JSON.parse(metadata) });
  }

  const pieceStore = new DataStore();
  pieceStore.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];
  return Object.assign(pieceStore, {
    async create(upload: Upload) {
      const { id, size = 0, metadata = {} } = upload;
      await rows.begin({ id, size, metadata: JSON.stringify(metadata) });
      return upload;
    },
    write,
    getUpload,
    getExpiration: () => unclaimedForMs,
  });
}

/** Writes bytes at the end of what was written, however many one write takes. Throws where some do not fit. */
async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let start = 0; start < bytes.length; ) start += (await file.write(bytes, start)).bytesWritten;
}

/**
 * Puts the pieces of a file together on this machine. False where one is gone: another server was done first. Throws an
 * UploadError where they are not the whole file, a FileStoreError where the store breaks off.
 */
export async function joinPieces(
  id: string,
  path: string,
  { store }: Pick<UploadParts, 'store'>,
  rows: PieceRows,
): Promise<boolean> {
  const found = await rows.find(id);
  if (found === undefined) return false;
  const file = await open(path, 'w', 0o600);
  try {
    for (const piece of found.pieces) {
      const bytes = await store.read(piece.id);
      if (bytes === undefined) return false;
      try {
        for await (const some of bytes) await writeAll(file, some);
      } catch (error) {
        throw bytes.errored === null ? error : new FileStoreError(store.name, error);
      }
    }
    if ((await file.stat()).size !== found.size) throw new UploadError('incomplete');
    return true;
  } finally {
    await file.close();
  }
}

/** Takes away the pieces of a file that is kept whole, or refused. What fails here the sweep finds. */
export async function removePieces(
  id: string,
  { store }: Pick<UploadParts, 'store'>,
  rows: PieceRows,
): Promise<void> {
  const found = await rows.find(id);
  await rows.remove(id);
  for (const piece of found?.pieces ?? []) await store.remove(piece.id);
}
