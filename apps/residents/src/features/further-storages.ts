import { createPageFiles } from '../client/page-files.ts';
import type { PageFeature } from './page-feature.ts';

/** Files within the answers, and files in an S3 bucket. */
export const feature: PageFeature = {
  inBrowser: ({ base }) => ({
    files: createPageFiles(async (unfinished) => {
      const { createFurtherUploads } = await import('../client/further-uploads.ts');
      return createFurtherUploads(base, unfinished);
    }),
  }),
};
