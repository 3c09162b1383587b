import { Readable } from 'node:stream';
import type { JsonObject } from '@guichet/definition';
import type { FileLimits } from '@guichet/fields/file-rules';
import type { UploadFault } from '@guichet/service-client';
import { cleanName } from './clean-name.ts';
import { type FileFault, unescaped } from './file-refusals.ts';
import { isPdf, typeOfBytes } from './found-type.ts';
import { isLockedPdf } from './locked-pdf/is-locked-pdf.ts';
import { cleanType } from './take-file.ts';
import { UploadError } from './upload-error.ts';
import type { UploadParts } from './upload-parts.ts';
import { validateFile } from './validate-file.ts';

/**
 * Checks a file that stands in the answer itself (`base64`) as an uploaded one is checked. It is never kept
 * unscanned where there is a scanner: the submission would be read before it.
 */
export async function checkDataUrl(
  { url, size, type, name, originalName }: JsonObject,
  limits: FileLimits,
  { scanner }: UploadParts,
): Promise<FileFault | undefined> {
  const bytes = typeof url === 'string' ? bytesOf(url) : undefined;
  if (bytes === undefined || size !== bytes.length) return 'altered';
  const file = {
    originalName: cleanName(unescaped(String(originalName ?? name ?? ''))),
    claimedType: cleanType(String(type ?? '')),
    size: bytes.length,
    found: await typeOfBytes(bytes),
  };
  try {
    validateFile(file, limits);
  } catch (error) {
    if (error instanceof UploadError) return faults[error.code] ?? 'altered';
    throw error;
  }
  if (isPdf(file.found) && (await isLockedPdf(bytes))) return 'lockedPdf';
  const verdict = await scanner?.scanStream(Readable.from([bytes]));
  if (verdict?.kind === 'infected') return 'infected';
  return verdict?.kind === 'failed' || verdict?.kind === 'away' ? 'notScanned' : undefined;
}

const faults: Readonly<Partial<Record<UploadFault, FileFault>>> = {
  empty_file: 'emptyFile',
  too_small: 'tooSmall',
  too_large: 'tooLarge',
  wrong_type: 'wrongType',
  not_what_it_says: 'notWhatItSays',
};

/** Of `data:image/png;base64,iVBOR...`; undefined for what is none. */
function bytesOf(url: string): Buffer | undefined {
  const comma = url.indexOf(',');
  if (
    comma < 0 ||
    !/^data:[\w.+/-]{0,200}(;[\w=.-]{1,100}){0,5};base64$/i.test(url.slice(0, Math.min(comma, 1000)))
  )
    return undefined;
  const written = url.slice(comma + 1);
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(written) || written.length % 4 !== 0) return undefined;
  return Buffer.from(written, 'base64');
}
