import type { FileService } from '@guichet/service-client/file-service';
import { createFileService, pageUploadEnvironment } from '@guichet/service-client/files';
import type { UnfinishedUploads } from '@guichet/service-client/late-files';

/** Sends the files of a page to the site at `base`. */
export function createUploads(base: string, unfinished: UnfinishedUploads): FileService {
  return createFileService(pageUploadEnvironment(base, unfinished));
}
