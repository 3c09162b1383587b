import { isJsonObject, type JsonObject } from '@guichet/definition';
import { uploadFaults } from '@guichet/service-client';
import type { FileService, UploadCall, Uploaded } from '@guichet/service-client/file-service';
import { parseUrl } from '@guichet/service-client/parse-url';
import type { FormioFileService, FormioProgress } from './formio-files.ts';

/** Characters of a host's message that a resident reads. */
const maxMessageLength = 500;

/** How long a host's service may tell nothing of an upload, in milliseconds: as long as ours may take to answer. */
const maxSilenceMs = 180_000;

/** Says no more than that the file cannot be uploaded. */
const unusable = { kind: 'failed', code: 'refused', message: '' } as const;

/**
 * A host's file service in our shape. Only ours lists unfinished uploads: any other is called as Form.io calls it. Its
 * answers are unchecked: one that is neither a record nor an outcome counts as a failed upload.
 */
export function hostFiles(given: FileService | FormioFileService, maxSilence = maxSilenceMs): FileService {
  const service = isOurs(given) ? bound(given) : fromFormio(given);
  const { uploadFile } = service;
  return { ...service, uploadFile: (call) => endInTime(uploadFile, call, maxSilence) };
}

function isOurs(given: FileService | FormioFileService): given is FileService {
  return 'unfinishedUploads' in given && typeof given.unfinishedUploads === 'function';
}

/** A class hands its methods down: a copy of its properties would have none. */
function bound(files: FileService): FileService {
  return {
    uploadFile: (call) => outcomeOf(() => files.uploadFile(call)),
    deleteFile: (file) => files.deleteFile(file),
    downloadFile: (file) => files.downloadFile(file),
    ...(files.isGone && { isGone: async (file) => (await files.isGone?.(file)) === true }),
    unfinishedUploads: (form, field) => files.unfinishedUploads(form, field),
    forgetUnfinished: (form, field) => files.forgetUnfinished(form, field),
  };
}

/**
 * Ends where the resident ends it, and where the service is silent for too long: an upload that never ends would keep
 * the field's other files waiting. One that says what it waits for may wait.
 */
function endInTime(
  upload: FileService['uploadFile'],
  given: UploadCall,
  maxSilence: number,
): Promise<Uploaded> {
  return new Promise((resolve) => {
    // One for both ends: Safari before 17.4 has no `AbortSignal.any`.
    const ending = new AbortController();
    let isEnded = false;
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      if (!isEnded) timer = window.setTimeout(giveUp, maxSilence);
    };
    function end(outcome: Uploaded): void {
      isEnded = true;
      clearTimeout(timer);
      resolve(outcome);
    }
    function giveUp(): void {
      ending.abort();
      end({ kind: 'failed', code: 'outside_failed' });
    }
    function cancel(): void {
      ending.abort(given.signal.reason);
      end({ kind: 'cancelled' });
    }
    given.signal.addEventListener('abort', cancel, { once: true });
    if (given.signal.aborted) cancel();
    wait();
    const call: UploadCall = {
      ...given,
      signal: ending.signal,
      progress(done) {
        wait();
        if (!isEnded && Number.isFinite(done)) given.progress(done);
      },
      waiting(reason) {
        if (reason === undefined) wait();
        else clearTimeout(timer);
        if (!isEnded) given.waiting?.(reason);
      },
    };
    upload(call).then(end);
  });
}

async function outcomeOf(upload: () => unknown): Promise<Uploaded> {
  try {
    const answer = await upload();
    if (!isJsonObject(answer)) return unusable;
    if (answer.kind === 'cancelled') return { kind: 'cancelled' };
    if (answer.kind === 'failed') return failureIn(answer);
    const { kind, record } = answer;
    return kind === 'uploaded' && isRecord(record) ? { kind, record } : unusable;
  } catch (error) {
    return { ...unusable, message: messageOf(error) };
  }
}

const failures = [...uploadFaults, 'network', 'unavailable', 'failed', 'unreadable', 'refused'] as const;

function failureIn({ code, limit, pattern, type, message }: JsonObject): Uploaded {
  const known = failures.find((failure) => failure === code);
  if (known === undefined) return unusable;
  return {
    ...{ kind: 'failed', code: known },
    ...(typeof limit === 'number' && { limit }),
    ...(typeof pattern === 'string' && { pattern }),
    ...(typeof type === 'string' && { type }),
    ...(typeof message === 'string' && { message: message.slice(0, maxMessageLength) }),
  };
}

/** Whether a file can be found again by it: a record without a name or an address stands for nothing. */
function isRecord(value: unknown): value is JsonObject {
  if (!isJsonObject(value)) return false;
  const { name, url } = value;
  return [name, url].some((text) => typeof text === 'string' && text !== '');
}

function messageOf(error: unknown): string {
  // Errors of the language and the browser are for developers, such as "Failed to fetch".
  if ([TypeError, ReferenceError, DOMException].some((kind) => error instanceof kind)) {
    console.error(error);
    return '';
  }
  const message = error instanceof Error ? error.message : error;
  return typeof message === 'string' ? message.slice(0, maxMessageLength) : '';
}

function fromFormio(service: FormioFileService): FileService {
  return {
    uploadFile: (call) =>
      outcomeOf(async () => {
        const { storage, file, name, dir, url, options, fileKey, submissionAccess, submissionId } = call;
        const progress = (event?: FormioProgress) =>
          call.progress(Number(event?.loaded) / Math.max(Number(event?.total), 1));
        const stopWith = (abort: unknown) => {
          if (typeof abort === 'function')
            call.signal.addEventListener('abort', () => abort(), { once: true });
        };
        const record = await service.uploadFile(
          ...([storage, file, name, dir, progress, url, options, fileKey] as const),
          ...([submissionAccess, submissionId, () => undefined, stopWith] as const),
        );
        if (!isRecord(record)) return undefined;
        const { originalName } = call;
        const known = { storage, name, originalName, size: file.size, type: file.type };
        return { kind: 'uploaded', record: { ...known, ...record } };
      }),
    async deleteFile({ record, options }) {
      try {
        await service.deleteFile?.(record, options);
        return { kind: 'deleted' };
      } catch {
        return { kind: 'failed' };
      }
    },
    async downloadFile({ record, options }) {
      try {
        const found = service.downloadFile ? await service.downloadFile(record, options) : record;
        const address = isJsonObject(found) ? found.url : undefined;
        return typeof address === 'string' && isOpenable(address)
          ? { kind: 'found', address }
          : { kind: 'failed' };
      } catch {
        return { kind: 'failed' };
      }
    },
    // Form.io's services have no uploads that go on after a reload.
    unfinishedUploads: () => [],
    forgetUnfinished: () => undefined,
  };
}

/** Never a script: a record may come from a draft. */
function isOpenable(address: string): boolean {
  return ['http:', 'https:', 'blob:', 'data:'].includes(parseUrl(address, document.baseURI)?.protocol ?? '');
}
