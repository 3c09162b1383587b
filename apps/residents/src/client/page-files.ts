import { maskedStorage } from '@guichet/drafts/masked-storage';
import type { FileService } from '@guichet/service-client/file-service';
import {
  createLateFileService,
  createUnfinished,
  type UnfinishedUploads,
} from '@guichet/service-client/late-files';

/** Stores the files of a form by a service that `load` brings: the code for it lies in the form's late bundle. */
export function createPageFiles(load: (unfinished: UnfinishedUploads) => Promise<FileService>): FileService {
  const unfinished = createUnfinished(maskedStorage, Date.now);
  return createLateFileService(unfinished, () => load(unfinished));
}
