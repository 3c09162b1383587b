import type { FileService } from '@guichet/service-client/file-service';
import { createFileService, pageUploadEnvironment } from '@guichet/service-client/files';
import { furtherStorages } from '@guichet/service-client/further-storages';
import type { UnfinishedUploads } from '@guichet/service-client/late-files';

/** The same as `createUploads`, for files within the answers and files in an S3 bucket, too. */
export function createFurtherUploads(base: string, unfinished: UnfinishedUploads): FileService {
  return createFileService(pageUploadEnvironment(base, unfinished), furtherStorages);
}
