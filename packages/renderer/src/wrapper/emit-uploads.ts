import type { FileService } from '@guichet/service-client/file-service';
import type { Emit } from './form-listeners.ts';

/** A host's file service, of whose uploads the host gets events. */
export function emitUploads(files: FileService | undefined, emit: Emit): FileService | undefined {
  if (files === undefined) return undefined;
  return {
    uploadFile(call) {
      const { file, name, originalName } = call;
      const upload = files.uploadFile(call);
      emit('fileUploadingStart', upload);
      upload.then((uploaded) => {
        const detail = { fileToSync: { file, name, originalName }, response: uploaded };
        if (uploaded.kind === 'cancelled') emit('fileUploadCanceled', detail);
        if (uploaded.kind === 'failed') emit('fileUploadError', detail);
        emit('fileUploadingEnd', upload);
      });
      return upload;
    },
    deleteFile: (stored) => files.deleteFile(stored),
    downloadFile: (stored) => files.downloadFile(stored),
    unfinishedUploads: (form, field) => files.unfinishedUploads(form, field),
    forgetUnfinished: (form, field) => files.forgetUnfinished(form, field),
  };
}
