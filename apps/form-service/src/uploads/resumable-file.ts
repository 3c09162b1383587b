import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { UploadedFile } from '@guichet/service-client';
import type { Upload } from '@tus/server';
import { cleanName } from './clean-name.ts';
import { joinPieces, removePieces } from './piece-store.ts';
import { cleanType, describeUpload, takeFile } from './take-file.ts';
import { UploadError } from './upload-error.ts';
import { findUploadField, isOutsideField, type UploadField } from './upload-field.ts';
import { createUploadId } from './upload-id.ts';
import type { UploadParts } from './upload-parts.ts';
import type { UploadSender } from './upload-quota.ts';
import { validateName, validateUploadSize } from './validate-file.ts';

/** Text metadata of an announced file, kept beside it on the disk until it arrives. */
export type Announced = Readonly<Record<string, string | null>>;

export interface ResumableFiles {
  /**
   * Checks a file before its first byte comes, and notes it as arriving. Throws an UploadError; undefined for an
   * unknown alias.
   */
  announce(upload: Upload, sender: UploadSender): Promise<Announced | undefined>;
  /** Takes a file in that has come whole, once, however many ask for it. Throws an UploadError. */
  finish(upload: Upload): Promise<UploadedFile>;
  /**
   * Puts a file that was kept, but not noted as whole, back among those that arrive. False: there is none such. Waits
   * for `finish`.
   */
  bringBack(id: string): Promise<boolean>;
  /** Takes away what has come, and what was noted. */
  forget(id: string): Promise<void>;
}

/** A file that meets these cannot be taken in now. The client asks again, and need not send it again. */
const passing: ReadonlySet<UploadError['code']> = new Set(['scanner_down', 'busy', 'no_space']);

export function createResumableFiles(parts: UploadParts): ResumableFiles {
  const finishing = new Map<string, Promise<UploadedFile>>();
  const pathOf = (id: string) => join(parts.arriving, id);

  function fieldOf({ form, field, version }: Announced): Promise<UploadField | undefined> {
    if (typeof form !== 'string' || typeof field !== 'string') throw new UploadError('bad_request');
    const { largest } = parts.limits;
    const asked = { form, field, version: version ?? undefined };
    return findUploadField(asked, parts.catalogue, { largest, unsetStorage: parts.unsetStorage });
  }

  async function forget(id: string): Promise<void> {
    await rm(pathOf(id), { force: true });
    await rm(`${pathOf(id)}.json`, { force: true });
    if (parts.pieces !== undefined) await removePieces(id, parts, parts.pieces);
  }

  async function take({ id, metadata = {} }: Upload): Promise<UploadedFile> {
    const field = await fieldOf(metadata);
    if (field === undefined) throw new UploadError('unknown_field');
    const { filename, filetype, name, client } = metadata;
    if (parts.pieces !== undefined && !(await joinPieces(id, pathOf(id), parts, parts.pieces))) {
      // Another server has taken it in, or refused it.
      const [upload] = await parts.rows.findUploads([id]);
      if (upload === undefined || upload.scan === 'arriving') throw new UploadError('unknown');
      return describeUpload(upload);
    }
    try {
      const taken = await takeFile(
        {
          id,
          path: pathOf(id),
          field,
          originalName: filename ?? '',
          claimedType: filetype ?? '',
          name: name ?? undefined,
          client: client ?? undefined,
        },
        parts,
      );
      await forget(id);
      return taken;
    } catch (error) {
      if (error instanceof UploadError && !passing.has(error.code)) {
        await parts.rows.removeUpload(id);
        await forget(id);
      }
      throw error;
    }
  }

  return {
    async announce({ id, size = 0, metadata = {} }, sender) {
      const field = await fieldOf(metadata);
      if (field === undefined) return undefined;
      if (field.storage === 'base64' || isOutsideField(field)) throw new UploadError('no_storage');
      const { filename, filetype, name, version } = metadata;
      const originalName = cleanName(filename ?? '');
      const claimedType = cleanType(filetype ?? '');
      validateUploadSize(size, field.limits);
      validateName({ originalName, claimedType }, field.limits);
      const free = await parts.quota.enter(sender, size);
      try {
        await parts.rows.saveUpload({
          id,
          form: field.form,
          field: field.path,
          name: cleanName(name ?? originalName),
          originalName,
          claimedType,
          type: claimedType,
          size,
          isPrivate: field.isPrivate,
          scan: 'arriving',
          client: sender.client,
          created: parts.now(),
          submission: undefined,
        });
      } finally {
        free();
      }
      return {
        ...{ form: field.form, field: field.path, version: version ?? null },
        ...{
          filename: originalName,
          filetype: claimedType,
          name: name ?? null,
          client: sender.client ?? null,
        },
      };
    },
    finish(upload) {
      const { id } = upload;
      const underWay = finishing.get(id);
      if (underWay !== undefined) return underWay;
      const taking = take(upload).finally(() => finishing.delete(id));
      finishing.set(id, taking);
      return taking;
    },
    async bringBack(id) {
      await finishing.get(id)?.catch(() => undefined);
      const [upload] = await parts.rows.findUploads([id]);
      if (upload?.scan !== 'arriving') return false;
      const bytes = await parts.store.read(id);
      if (bytes === undefined) return false;
      // Whole under another name first: its size says how much has arrived.
      const path = `${pathOf(id)}.${createUploadId()}`;
      try {
        await pipeline(bytes, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
        await rename(path, pathOf(id));
      } finally {
        await rm(path, { force: true });
      }
      return true;
    },
    async forget(id) {
      await parts.rows.removeUpload(id);
      await forget(id);
    },
  };
}
