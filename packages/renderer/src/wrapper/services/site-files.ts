import { maskedStorage } from '@guichet/drafts/masked-storage';
import { belowBase } from '@guichet/service-client/below-base';
import type { FileService } from '@guichet/service-client/file-service';
import { createFileService, pageUploadEnvironment } from '@guichet/service-client/files';
import { furtherStorages } from '@guichet/service-client/further-storages';
import { createUnfinished } from '@guichet/service-client/late-files';
import type { SiteOfForm } from './site-of-form.ts';

/** Stores files at our site, from a page of any origin. Records name them by their path there, as on our own pages. */
export function createSiteFiles({ url, version }: SiteOfForm): FileService {
  const { origin, pathname } = new URL(url);
  const base = pathname.replace(/\/$/, '');
  const page = pageUploadEnvironment(base, createUnfinished(maskedStorage, Date.now));
  // The base of the site stands before the addresses of records; those that the site answers with have it.
  const addressAt = (address: string) =>
    /^\/(?!\/)/.test(address) ? `${origin}${belowBase(address, base)}` : address;
  const environment: typeof page = {
    ...page,
    origin,
    send: ({ address, options, ...request }) =>
      // A host's page has no cookie of ours to send.
      page.send({ ...request, address: addressAt(address), options: { ...options, withCredentials: false } }),
  };
  const files = createFileService(environment, furtherStorages);
  return {
    ...files,
    uploadFile: (call) => files.uploadFile({ ...call, version }),
    async downloadFile(file) {
      const found = await files.downloadFile(file);
      return found.kind === 'found' ? { kind: 'found', address: addressAt(found.address) } : found;
    },
  };
}
