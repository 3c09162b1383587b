import { join } from 'node:path';
import type { FileStorage } from '@guichet/fields/file-rules';
import type { FormCatalogue } from '../catalogue/form-catalogue.ts';
import type { PieceRows } from '../storage/pieces.ts';
import type { SubmissionStorage } from '../storage/storage.ts';
import type { UploadRows } from '../storage/uploads.ts';
import { makeFolder } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import type { Scanner } from './scan/scanner.ts';
import { createSignedLinks, type SignedLinks } from './signed-link.ts';
import { type UploadLimits, uploadLimits } from './upload-limits.ts';
import { type BytesUnderWay, createUploadQuota, type UploadQuota } from './upload-quota.ts';

/** How a deployment keeps files. */
export interface UploadOptions {
  /** Where files lie while they arrive: a folder of this machine, on one disk with the store of files if that is one. */
  readonly folder: string;
  readonly store: FileStore;
  /** Undefined: nothing is scanned. */
  readonly scanner: Scanner | undefined;
  /** The path that all addresses of the site begin with; mostly empty. */
  readonly base: string;
  /** Signs links. */
  readonly secret: string;
  /** The storage of fields that name none of ours; undefined: they take no files. */
  readonly unsetStorage: FileStorage | undefined;
  /** Origins of other servers that fields may name. */
  readonly origins: readonly string[];
  /** Milliseconds that files stay which another service knows of; infinite: permanently. */
  readonly keptForMs: number;
  readonly limits?: UploadLimits;
  /** Shared by what else writes files of residents to this disk. */
  readonly underWay?: BytesUnderWay;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Files, and their submissions for a note of who read one. */
export type FileRows = UploadRows & Pick<SubmissionStorage, 'findSubmission' | 'noteAudit'>;

/** The dependencies of the file endpoints. */
export interface UploadParts extends Omit<UploadOptions, 'limits' | 'now' | 'secret' | 'underWay'> {
  readonly catalogue: FormCatalogue;
  readonly rows: FileRows;
  /** For files that arrive in pieces at several servers; undefined: their bytes lie in `arriving`. */
  readonly pieces: PieceRows | undefined;
  readonly links: SignedLinks;
  readonly quota: UploadQuota;
  readonly limits: UploadLimits;
  readonly now: () => number;
  /** Where files are written as they come. */
  readonly arriving: string;
}

export function createUploadParts(
  { limits = uploadLimits, now = Date.now, secret, underWay, ...options }: UploadOptions,
  catalogue: FormCatalogue,
  rows: FileRows & { readonly pieces?: PieceRows },
): UploadParts {
  const arriving = join(options.folder, 'arriving');
  makeFolder(arriving);
  return {
    ...options,
    catalogue,
    rows,
    pieces: options.store.isShared ? rows.pieces : undefined,
    limits,
    now,
    arriving,
    links: createSignedLinks(secret),
    quota: createUploadQuota(arriving, limits, rows, underWay),
  };
}
