import type { FileService } from '@guichet/service-client/file-service';
import { createFileService, pageUploadEnvironment } from '@guichet/service-client/files';
import type { SiteOfForm } from './site-of-form.ts';

/** Stores files at our site, from a page of any origin. Records name them by their path there, as on our own pages. */
export function createSiteFiles({ url, version }: SiteOfForm): FileService {
  const page = pageUploadEnvironment();
  const addressAt = (address: string) => (/^\/(?!\/)/.test(address) ? `${url}${address}` : address);
  const files = createFileService({
    ...page,
    origin: new URL(url).origin,
    send: ({ address, options, ...request }) =>
      // A host's page has no cookie of ours to send.
      page.send({ ...request, address: addressAt(address), options: { ...options, withCredentials: false } }),
  });
  return {
    ...files,
    uploadFile: (call) => files.uploadFile({ ...call, version }),
    async downloadFile(file) {
      const found = await files.downloadFile(file);
      return found.kind === 'found' ? { kind: 'found', address: addressAt(found.address) } : found;
    },
  };
}
