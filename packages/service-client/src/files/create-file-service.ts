import type { FileService, UploadCall, Uploaded } from './file-service.ts';
import { deleteFile, downloadFile, isGone } from './stored-files.ts';
import { unfinishedCalls } from './unfinished.ts';
import { uploadByUrl } from './upload-by-url.ts';
import type { UploadEnvironment } from './upload-environment.ts';
import { uploadResumable } from './upload-resumable.ts';

/** Ways to store files that few forms ask for, by storage: see `furtherStorages`. */
export type FurtherStorages = Readonly<
  Partial<
    Record<UploadCall['storage'], (call: UploadCall, environment: UploadEnvironment) => Promise<Uploaded>>
  >
>;

/**
 * Stores files at our own service and at the addresses of fields, and in the ways of `further`, from the page that
 * `environment` is that of.
 */
export function createFileService(
  environment: UploadEnvironment,
  further: FurtherStorages = {},
): FileService {
  const uploads: FurtherStorages = { url: uploadByUrl, resumable: uploadResumable, ...further };

  async function upload(call: UploadCall): Promise<Uploaded> {
    return (await uploads[call.storage]?.(call, environment)) ?? { kind: 'failed', code: 'failed' };
  }

  return {
    async uploadFile(call) {
      return call.signal.aborted ? { kind: 'cancelled' } : upload(call);
    },
    deleteFile: (file) => deleteFile(file, environment),
    downloadFile: (file) => downloadFile(file, environment),
    isGone: (file) => isGone(file, environment),
    ...unfinishedCalls(environment.unfinished),
  };
}
