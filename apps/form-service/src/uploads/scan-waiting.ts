import type { StoredUpload } from '../storage/uploads.ts';
import type { UploadParts } from './upload-parts.ts';

export interface ScanEvent {
  /** The alias. */
  readonly form: string;
  /** Of the file. */
  readonly id: string;
  /** The signature that the scanner found. */
  readonly signature: string;
  /** The id of the submission that has claimed it meanwhile. */
  readonly submission: string | undefined;
}

/**
 * Shows the scanner the files that it could not scan before. A clean file is available from then on; any other loses
 * its bytes, and is reported. Ends at the first that the scanner still cannot look at.
 */
export async function scanWaiting(
  parts: UploadParts,
  onInfected: (events: ScanEvent) => void,
): Promise<void> {
  const { rows, scanner } = parts;
  if (scanner === undefined) return;
  for (let some = await rows.uploadsToScan(); some.length > 0; some = await rows.uploadsToScan()) {
    for (const upload of some) if (!(await scanOne(upload, parts, onInfected))) return;
  }
}

async function scanOne(
  upload: StoredUpload,
  { rows, store, scanner }: UploadParts,
  onInfected: (events: ScanEvent) => void,
): Promise<boolean> {
  const { id, form, submission } = upload;
  const bytes = await store.read(id);
  if (bytes === undefined || scanner === undefined) {
    await rows.settleScan(id, 'infected');
    onInfected({ form, id, signature: 'its bytes are gone', submission });
    return true;
  }
  const verdict = await scanner.scanStream(bytes);
  bytes.destroy();
  if (verdict.kind === 'failed') return false;
  await rows.settleScan(id, verdict.kind);
  if (verdict.kind === 'infected') {
    await store.remove(id);
    onInfected({ form, id, signature: verdict.signature, submission });
  }
  return true;
}
