import type { FileService, UploadCall, Uploaded } from './file-service.ts';
import { deleteFile, downloadFile, isGone } from './stored-files.ts';
import { uploadAsBase64 } from './upload-as-base64.ts';
import { uploadByUrl } from './upload-by-url.ts';
import type { UploadEnvironment } from './upload-environment.ts';
import { uploadResumable } from './upload-resumable.ts';
import { uploadToS3 } from './upload-to-s3.ts';

/** Stores files in every way that there is here, from the page that `surroundings` are those of. */
export function createFileService(environment: UploadEnvironment): FileService {
  const { unfinished } = environment;

  function upload(call: UploadCall): Promise<Uploaded> {
    switch (call.storage) {
      case 'url':
        return uploadByUrl(call, environment);
      case 'base64':
        return uploadAsBase64(call);
      case 's3':
        return uploadToS3(call, environment);
      case 'resumable':
        return uploadResumable(call, environment);
    }
  }

  return {
    async uploadFile(call) {
      return call.signal.aborted ? { kind: 'cancelled' } : upload(call);
    },
    deleteFile: (file) => deleteFile(file, environment),
    downloadFile: (file) => downloadFile(file, environment),
    isGone: (file) => isGone(file, environment),
    unfinishedUploads: (form, field) =>
      unfinished.list(form, field).map(({ originalName, size }) => ({ originalName, size })),
    forgetUnfinished: (form, field) => unfinished.forget(form, field),
  };
}
