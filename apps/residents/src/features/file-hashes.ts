import { md5Of } from '@guichet/fields/md5-of';
import type { PageFeature } from './page-feature.ts';

/** Records of files have the hash of what was sent. */
export const feature: PageFeature = {
  inBrowser: ({ files }) => ({ fileSite: { ...files, hash: md5Of } }),
};
