import type { FileService, StoredFile, UploadCall, Uploaded } from '@guichet/service-client/file-service';

/** A small store of files, with its events. */
export interface SmallStore extends FileService {
  /** The uploads that were begun, in order. */
  readonly calls: readonly UploadCall[];
  /** Names of files that were asked to be deleted. */
  readonly deleted: readonly string[];
  /** Fields of which nobody goes on with a file, in order. */
  readonly forgotten: readonly string[];
  /** Ends the upload of a file: stored, unless it is said otherwise. */
  end(originalName: string, uploaded?: Uploaded): void;
}

/** Keeps files in memory, when the test says so. */
export function createSmallStore(): SmallStore {
  const calls: UploadCall[] = [];
  const deleted: string[] = [];
  const forgotten: string[] = [];
  const ends = new Map<string, (uploaded: Uploaded) => void>();
  return {
    calls,
    deleted,
    forgotten,
    end(originalName, uploaded) {
      const call = calls.findLast((begunCall) => begunCall.originalName === originalName);
      if (call === undefined) throw new Error(`${originalName} was not begun.`);
      ends.get(originalName)?.(uploaded ?? { kind: 'uploaded', record: recordOf(call) });
    },
    uploadFile(call) {
      calls.push(call);
      return new Promise((resolve) => {
        ends.set(call.originalName, resolve);
        call.signal.addEventListener('abort', () => resolve({ kind: 'cancelled' }));
      });
    },
    async deleteFile({ record }: StoredFile) {
      deleted.push(String(record.originalName));
      return { kind: 'deleted' };
    },
    downloadFile: async ({ record }) => ({ kind: 'found', address: String(record.url) }),
    unfinishedUploads: () => [],
    forgetUnfinished: (_, field) => void forgotten.push(field),
  };
}

function recordOf({ storage, name, originalName, file }: UploadCall) {
  return {
    ...{ storage, name, originalName, size: file.size, type: file.type },
    url: '/api/file/0000000000000000000000000000000000000001',
  };
}
