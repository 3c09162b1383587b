import { join } from 'node:path';
import { openDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import type { UploadSettings } from './parse-upload-settings.ts';
import { openS3Store } from './s3-store.ts';
import { createClamdScanner } from './scan/clamd.ts';
import type { UploadOptions } from './upload-parts.ts';

/** Opens what the settings name. `secret` signs links, which begin with `base`. Throws when the folder for files cannot be made. */
export async function openUploads(
  { files, scan, ...settings }: UploadSettings,
  dataDir: string,
  options: Pick<UploadOptions, 'secret' | 'base' | 'underWay'>,
): Promise<UploadOptions> {
  const folder = join(dataDir, 'uploads');
  return {
    ...settings,
    folder,
    ...options,
    store: await openStore(files, folder),
    scanner: scan && createClamdScanner(scan),
  };
}

/** The store of files: a bucket, or the disk below the folder for uploads. */
export async function openStore(files: UploadSettings['files'], folder: string): Promise<FileStore> {
  if (files === undefined) return openDiskStore(join(folder, 'kept'));
  return openS3Store(files);
}
