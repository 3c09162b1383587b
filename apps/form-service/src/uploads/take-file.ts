import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { UploadedFile } from '@guichet/service-client';
import type { ScanState, StoredUpload, UploadRows } from '../storage/uploads.ts';
import { cleanName } from './clean-name.ts';
import type { FileStore } from './file-store.ts';
import { findType, isPdf } from './found-type.ts';
import { hashOf } from './hash-of.ts';
import { isLockedPdfFile } from './locked-pdf/is-locked-pdf.ts';
import type { Scanner } from './scan/scanner.ts';
import { UploadError } from './upload-error.ts';
import type { UploadField } from './upload-field.ts';
import { validateFile } from './validate-file.ts';

/** A file that lies whole on the disk of this machine, and nobody has looked at it yet. */
export interface ArrivedFile {
  readonly id: string;
  readonly path: string;
  readonly field: UploadField;
  readonly originalName: string;
  readonly name: string | undefined;
  readonly claimedType: string;
  readonly client: string | undefined;
}

export interface Taking {
  readonly store: FileStore;
  readonly rows: UploadRows;
  readonly scanner: Scanner | undefined;
  readonly now: () => number;
}

/**
 * Looks at a file, keeps it permanently and notes it; only then is it answered for. A refused file stays at its path,
 * for the caller to remove. Throws an UploadError.
 */
export async function takeFile(arrived: ArrivedFile, taking: Taking): Promise<UploadedFile> {
  const { id, path, field } = arrived;
  const { size } = await stat(path);
  const originalName = cleanName(arrived.originalName);
  const claimedType = cleanType(arrived.claimedType);
  const found = await findType(path);
  const type = validateFile({ originalName, claimedType, size, found }, field.limits);
  if (isPdf(found) && (await isLockedPdfFile(path))) throw new UploadError('locked_pdf');
  const scan = await scanned(path, taking.scanner);
  const upload: StoredUpload = {
    id,
    form: field.form,
    field: field.path,
    name: cleanName(arrived.name ?? originalName),
    originalName,
    claimedType,
    type,
    size,
    isPrivate: field.isPrivate,
    scan,
    client: arrived.client,
    created: taking.now(),
    submission: undefined,
  };
  // First the file, then what is known of it: between the two it is a stray, which the sweep finds.
  const earlier = (await taking.store.keep(id, path)) ? undefined : await findEarlier(id, path, taking);
  if (earlier !== undefined) return describeUpload(earlier);
  await taking.rows.saveUpload(upload);
  return describeUpload(upload);
}

/** Looks for the file that was kept first under an id. Undefined: it is this one, and was not noted. Throws an UploadError. */
async function findEarlier(
  id: string,
  path: string,
  { store, rows }: Taking,
): Promise<StoredUpload | undefined> {
  const [there] = await rows.findUploads([id]);
  if (there?.submission !== undefined) throw new UploadError('claimed');
  if (there !== undefined && there.scan !== 'arriving') return there;
  const bytes = await store.read(id);
  // Another request is about to note its own.
  if (bytes === undefined || (await hashOf(bytes)) !== (await hashOf(createReadStream(path))))
    throw new UploadError('busy');
  await rm(path, { force: true });
  return undefined;
}

/** The response for a file, and its record. */
export function describeUpload(upload: StoredUpload): UploadedFile {
  const { id, name, originalName, size, type, isPrivate, scan } = upload;
  return {
    url: `/${id}`,
    ...{ name, originalName, size, type },
    ...(isPrivate && { private: true }),
    ...(scan === 'waiting' && { scan }),
  };
}

/** A type as MIME writes it, without parameters; empty for anything else. */
export function cleanType(type: string): string {
  return /^[a-z0-9][\w.+-]{0,99}\/[\w.+-]{1,100}/i.exec(type.trim())?.[0].toLowerCase() ?? '';
}

async function scanned(path: string, scanner: Scanner | undefined): Promise<ScanState> {
  if (scanner === undefined) return 'none';
  const verdict = await scanner.scanFile(path);
  switch (verdict.kind) {
    case 'clean':
      return 'clean';
    case 'infected':
      throw new UploadError('infected');
    case 'failed':
    case 'away':
      if (scanner.isRequired) throw new UploadError('scanner_down');
      return 'waiting';
  }
}
