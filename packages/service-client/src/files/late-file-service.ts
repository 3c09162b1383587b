import type { FileService, StoredFile } from './file-service.ts';
import { type UnfinishedUploads, unfinishedCalls } from './unfinished.ts';

/**
 * A file service that is loaded when it is asked for something, and again where that failed. `unfinished`: the uploads
 * that the loaded one remembers.
 */
export function createLateFileService(
  unfinished: UnfinishedUploads,
  load: () => Promise<FileService>,
): FileService {
  const service = () => load().catch(() => undefined);

  return {
    uploadFile: async (call) => (await service())?.uploadFile(call) ?? { kind: 'failed', code: 'network' },
    deleteFile: async (file) => (await service())?.deleteFile(file) ?? { kind: 'failed' },
    downloadFile: async (file) => (await service())?.downloadFile(file) ?? { kind: 'failed' },
    isGone: async (file: StoredFile) => (await service())?.isGone?.(file) ?? false,
    ...unfinishedCalls(unfinished),
  };
}
