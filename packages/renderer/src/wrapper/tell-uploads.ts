import type { FileService } from '@guichet/service-client/file-service';
import type { Tell } from './form-listeners.ts';

/** A host's file service, of whose uploads the host is told. */
export function tellUploads(files: FileService | undefined, tell: Tell): FileService | undefined {
  if (files === undefined) return undefined;
  return {
    uploadFile(call) {
      const { file, name, originalName } = call;
      const upload = files.uploadFile(call);
      tell('fileUploadingStart', upload);
      upload.then((uploaded) => {
        const told = { fileToSync: { file, name, originalName }, response: uploaded };
        if (uploaded.kind === 'cancelled') tell('fileUploadCanceled', told);
        if (uploaded.kind === 'failed') tell('fileUploadError', told);
        tell('fileUploadingEnd', upload);
      });
      return upload;
    },
    deleteFile: (stored) => files.deleteFile(stored),
    downloadFile: (stored) => files.downloadFile(stored),
    unfinishedUploads: (form, field) => files.unfinishedUploads(form, field),
    forgetUnfinished: (form, field) => files.forgetUnfinished(form, field),
  };
}
