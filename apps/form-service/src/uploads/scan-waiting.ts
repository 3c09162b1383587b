import type { ScanPlace, StoredUpload } from '../storage/uploads.ts';
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

/** A round begins no file after this time. */
const roundMs = 60_000;

/**
 * Shows the scanner the files that it could not scan before. A clean file is available from then on; an infected one
 * loses its bytes, and is reported; one that the scanner gives up on waits. A round ends after the last file, after a
 * minute, or once the scanner cannot be reached; the next one goes on from there.
 */
export function createScanRounds(
  parts: UploadParts,
): (onInfected: (events: ScanEvent) => void) => Promise<void> {
  const { rows, scanner, now } = parts;
  let last: ScanPlace | undefined;

  return async (onInfected) => {
    if (scanner === undefined) return;
    const end = now() + roundMs;
    for (let some = await rows.uploadsToScan(last); some.length > 0; some = await rows.uploadsToScan(last)) {
      for (const upload of some) {
        if (now() >= end) return;
        const before = last;
        // Also where it throws: a file that cannot be read holds up no other.
        last = upload;
        if (await scanOne(upload, parts, onInfected)) continue;
        last = before;
        return;
      }
    }
    last = undefined;
  };
}

/** False: the scanner cannot be reached. */
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
  if (verdict.kind === 'away') return false;
  if (verdict.kind === 'failed') return true;
  await rows.settleScan(id, verdict.kind);
  if (verdict.kind === 'infected') {
    await store.remove(id);
    onInfected({ form, id, signature: verdict.signature, submission });
  }
  return true;
}
