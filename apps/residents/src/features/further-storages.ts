import { maskedStorage } from '@guichet/drafts/masked-storage';
import { createFileService, pageUploadEnvironment } from '@guichet/service-client/files';
import { furtherStorages } from '@guichet/service-client/further-storages';
import type { PageFeature } from './page-feature.ts';

/** Files within the answers, and files in an S3 bucket. */
export const feature: PageFeature = {
  inBrowser: ({ base }) => ({
    files: createFileService(pageUploadEnvironment(base, maskedStorage), furtherStorages),
  }),
};
