import { isJsonObject, type Json, type JsonObject, type Locale } from '@guichet/definition';
import type { ServerErrorDetail } from '@guichet/engine';
import { fileStorageOf, isWithin } from '@guichet/fields/file-rules';
import { uploadAddress } from '@guichet/service-client';
import type { StoredUpload } from '../storage/uploads.ts';
import { checkDataUrl } from './check-data-url.ts';
import { cleanName } from './clean-name.ts';
import type { FileAnswer } from './file-answers.ts';
import { type FileFault, refuseRecord, unescaped } from './file-refusals.ts';
import { isUploadId } from './upload-id.ts';
import type { UploadParts } from './upload-parts.ts';

/** The files that a submission names. */
export interface CheckedAnswers {
  /** The alias. */
  readonly form: string;
  readonly answers: readonly FileAnswer[];
  /** The language of the sentences. */
  readonly locale: Locale;
}

export type CheckedFiles =
  | { readonly kind: 'refused'; readonly details: readonly ServerErrorDetail[] }
  | {
      readonly kind: 'fit';
      /** To be claimed together with storing the submission. */
      readonly claims: readonly FileClaim[];
      /** Files of it that no scanner has seen yet: their paths in the data. */
      readonly unscanned: readonly string[];
    };

export interface FileClaim {
  readonly id: string;
  /** The refusal if the file is claimed or gone by then. */
  refusal(): ServerErrorDetail;
}

/**
 * Checks the files that a submission names against those that were uploaded for its fields. Whether one is still
 * free is seen when it is claimed, so that a repeat of a submission is never taken for a thief.
 */
export async function checkFiles(
  { form, answers, locale }: CheckedAnswers,
  parts: UploadParts,
): Promise<CheckedFiles> {
  const uploads = new Map(
    (await parts.rows.findUploads(answers.flatMap(idsIn))).map((upload) => [upload.id, upload]),
  );
  const details: ServerErrorDetail[] = [];
  const claims: FileClaim[] = [];
  const unscanned: string[] = [];
  for (const answer of answers) {
    const { maxFileCount } = answer.limits;
    if (maxFileCount !== undefined && answer.records.length > maxFileCount)
      details.push(refuseRecord(answer, maxFileCount, 'tooMany', locale, maxFileCount));
    for (const [index, record] of answer.records.entries()) {
      const checked = await checkRecord(record, { form, answer, uploads, parts });
      const isNamedTwice = checked.upload !== undefined && claims.some(({ id }) => id === checked.upload?.id);
      const fault = isNamedTwice ? 'claimed' : checked.fault;
      if (fault !== undefined) details.push(refuseRecord(answer, index, fault, locale));
      else if (checked.upload !== undefined) {
        const { id, scan } = checked.upload;
        const refusal = () => refuseRecord(answer, index, 'claimed', locale);
        claims.push({ id, refusal });
        if (scan === 'waiting') unscanned.push([...answer.path, index].join('.'));
      }
    }
  }
  return details.length > 0 ? { kind: 'refused', details } : { kind: 'fit', claims, unscanned };
}

interface RecordCheck {
  readonly fault?: FileFault | undefined;
  /** Of what was uploaded here. */
  readonly upload?: StoredUpload;
}

interface Around {
  readonly form: string;
  readonly answer: FileAnswer;
  readonly uploads: ReadonlyMap<string, StoredUpload>;
  readonly parts: UploadParts;
}

async function checkRecord(record: Json, around: Around): Promise<RecordCheck> {
  const { answer, parts } = around;
  const { component } = answer;
  const storage = fileStorageOf(component, parts.unsetStorage);
  if (storage === undefined) return { fault: 'noStorage' };
  if (!isJsonObject(record) || record.storage !== storage) return { fault: 'altered' };
  if (storage === 'base64') return { fault: await checkDataUrl(record, answer.limits, parts) };
  const outside = storage === 'url' ? URL.parse(String(component.settings.url ?? '')) : null;
  if (outside !== null) return { fault: outsideFault(record, outside, parts) };
  return checkUpload(record, around);
}

function checkUpload(record: JsonObject, { form, answer, uploads }: Around): RecordCheck {
  const id = idIn(record);
  const upload = id === undefined ? undefined : uploads.get(id);
  if (upload === undefined || upload.scan === 'arriving') return { fault: 'unknown' };
  const field = answer.path.filter((part) => typeof part === 'string').join('.');
  if (upload.form !== form || upload.field !== field) return { fault: 'elsewhere' };
  if (upload.scan === 'infected') return { fault: 'infected' };
  if (!isAsAnswered(record, upload)) return { fault: 'altered' };
  // A limit that names an answer could not hold when the file came.
  const fit = isWithin(upload.size, answer.limits);
  return fit === 'fits' ? { upload } : { fault: fit };
}

/** Whether a record is as the service returned it; the type may be the page's. */
function isAsAnswered({ name, originalName, size, type }: JsonObject, upload: StoredUpload): boolean {
  return (
    name === upload.name &&
    typeof originalName === 'string' &&
    (originalName === upload.originalName || cleanName(unescaped(originalName)) === upload.originalName) &&
    size === upload.size &&
    (type === upload.type || cleanTypeOf(type) === upload.claimedType)
  );
}

function cleanTypeOf(type: Json | undefined): string {
  return typeof type === 'string' ? type.toLowerCase() : '';
}

/** A file at a server of somebody else: its address must be of that server, and the deployment must know it. */
function outsideFault({ url }: JsonObject, outside: URL, { origins }: UploadParts): FileFault | undefined {
  if (!origins.includes(outside.origin)) return 'noStorage';
  const at = typeof url === 'string' ? URL.parse(url) : null;
  return at?.origin === outside.origin && at.username === '' ? undefined : 'altered';
}

function idsIn({ records }: FileAnswer): readonly string[] {
  return records.flatMap((record) => (isJsonObject(record) ? (idIn(record) ?? []) : []));
}

/** Only the address that was answered, of our own server, names a file: no clerk is led elsewhere by it. */
function idIn({ url }: JsonObject): string | undefined {
  if (typeof url !== 'string' || !url.startsWith(`${uploadAddress}/`)) return undefined;
  const id = url.slice(uploadAddress.length + 1);
  return isUploadId(id) ? id : undefined;
}
