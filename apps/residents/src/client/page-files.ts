import { maskedStorage } from '@guichet/drafts/masked-storage';
import type { FileService } from '@guichet/service-client/file-service';
import {
  createLateFileService,
  createUnfinished,
  type UnfinishedUploads,
} from '@guichet/service-client/late-files';

/** Where the files of a form go. What sends them comes once the form is live, in its late bundle. */
export function createPageFiles(load: (unfinished: UnfinishedUploads) => Promise<FileService>): FileService {
  const unfinished = createUnfinished(maskedStorage, Date.now);
  return createLateFileService(unfinished, () => load(unfinished));
}
