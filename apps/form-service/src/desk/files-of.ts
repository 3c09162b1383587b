import { isJsonObject, type Json } from '@guichet/definition';
import { dataOf } from '../print-submissions/json-lines.ts';
import type { StoredSubmission } from '../storage/storage.ts';
import type { StoredUpload } from '../storage/uploads.ts';
import type { DeskFile } from './desk.ts';

/** A file that lies within the answers. */
export interface EmbeddedFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** The files of a submission, without those that the form protects. */
export function filesOf(submission: StoredSubmission, uploads: readonly StoredUpload[]): readonly DeskFile[] {
  const { data, returned = data } = submission;
  const stored = uploads
    .filter(({ id }) => returned.includes(id))
    .map(({ id, originalName, size, scan }): DeskFile => {
      const isKept = scan === 'waiting' || scan === 'infected';
      return { id, name: originalName, size, state: isKept ? scan : 'here', url: undefined };
    });
  const embedded = embeddedFilesOf(submission).map(
    ({ id, name, bytes }): DeskFile => ({ id, name, size: bytes.length, state: 'here', url: undefined }),
  );
  const elsewhere = recordsOf(submission).flatMap(({ name, url }, at): readonly DeskFile[] =>
    /^https?:\/\//i.test(url) && !uploads.some(({ id }) => url.includes(id))
      ? [{ id: `elsewhere-${at}`, name, size: undefined, state: 'elsewhere', url }]
      : [],
  );
  return [...stored, ...embedded, ...elsewhere];
}

export function embeddedFilesOf(submission: StoredSubmission): readonly EmbeddedFile[] {
  return recordsOf(submission).flatMap(({ name, url }, at) => {
    const [, type = '', base64 = ''] = /^data:([\w.+-]+\/[\w.+-]+)?[^,]*;base64,(.*)$/s.exec(url) ?? [];
    return base64 === '' ? [] : [{ id: `embedded-${at}`, name, type, bytes: Buffer.from(base64, 'base64') }];
  });
}

const signatureUrl = /^data:image\/(png|jpeg);base64,/;

/** Everything in the answers that Form.io writes for a file, and the pictures of signatures, named by their key. */
function recordsOf(submission: StoredSubmission) {
  const records: { readonly name: string; readonly url: string }[] = [];
  collect(dataOf(submission, false), '');
  return records;

  function collect(value: Json | undefined, key: string): void {
    const [, picture] = typeof value === 'string' ? (signatureUrl.exec(value) ?? []) : [];
    if (picture !== undefined) records.push({ name: `${key}.${picture}`, url: String(value) });
    if (Array.isArray(value)) for (const item of value) collect(item, key);
    if (!isJsonObject(value)) return;
    const { storage, originalName, url } = value;
    if (typeof storage === 'string' && typeof originalName === 'string' && typeof url === 'string')
      records.push({ name: originalName, url });
    else for (const [name, member] of Object.entries(value)) collect(member, name);
  }
}
