import { FilesElsewhere } from '@guichet/fields/files-elsewhere';
import { putFilesAway } from '@guichet/fields/put-files-away';
import { feature as files } from '@guichet/fields/types/file';
import { draftFiles } from '../client/drafts/draft-files.ts';
import { createPageFiles } from '../client/page-files.ts';
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
  inBrowser: ({ base }) => ({
    files: createPageFiles(async (unfinished) => {
      const { createUploads } = await import('../client/uploads.ts');
      return createUploads(base, unfinished);
    }),
  }),
  putAway: putFilesAway,
  draftFiles,
};
