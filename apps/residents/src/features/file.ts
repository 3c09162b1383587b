import { maskedStorage } from '@guichet/drafts/masked-storage';
import { FilesElsewhere } from '@guichet/fields/files-elsewhere';
import { putFilesAway } from '@guichet/fields/put-files-away';
import { feature as files } from '@guichet/fields/types/file';
import { createFileService, pageUploadEnvironment } from '@guichet/service-client/files';
import { draftFiles } from '../client/drafts/draft-files.ts';
import { hasFiles } from '../pages/has-files.ts';
import type { PageFeature } from './page-feature.ts';

export const feature: PageFeature = {
  ...files,
  drawing: (site) => ({
    fileSite: site.files,
    Elsewhere: FilesElsewhere,
    // Without a script files go with the post, where somebody here takes them in.
    encTypeOf: ({ page }) => (hasFiles(page) ? 'multipart/form-data' : undefined),
  }),
  inBrowser: ({ base }) => ({ files: createFileService(pageUploadEnvironment(base, maskedStorage)) }),
  putAway: putFilesAway,
  draftFiles,
};
