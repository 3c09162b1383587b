import type { FileService, UploadCall, Uploaded } from './file-service.ts';
import { deleteFile, downloadFile, isGone } from './stored-files.ts';
import type { Surroundings } from './surroundings.ts';
import { uploadAsBase64 } from './upload-as-base64.ts';
import { uploadByUrl } from './upload-by-url.ts';
import { uploadResumable } from './upload-resumable.ts';
import { uploadToS3 } from './upload-to-s3.ts';

/** Stores files in every way that there is here, from the page that `surroundings` are those of. */
export function createFileService(surroundings: Surroundings): FileService {
  const { unfinished } = surroundings;

  function upload(call: UploadCall): Promise<Uploaded> {
    switch (call.storage) {
      case 'url':
        return uploadByUrl(call, surroundings);
      case 'base64':
        return uploadAsBase64(call);
      case 's3':
        return uploadToS3(call, surroundings);
      case 'resumable':
        return uploadResumable(call, surroundings);
    }
  }

  return {
    async uploadFile(call) {
      return call.signal.aborted ? { kind: 'cancelled' } : upload(call);
    },
    deleteFile: (file) => deleteFile(file, surroundings),
    downloadFile: (file) => downloadFile(file, surroundings),
    isGone: (file) => isGone(file, surroundings),
    unfinishedUploads: (form, field) =>
      unfinished.list(form, field).map(({ originalName, size }) => ({ originalName, size })),
    forgetUnfinished: (form, field) => unfinished.forget(form, field),
  };
}
