import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { decodeJson, encodeJson, isJsonObject } from '@guichet/definition';
import type { PreparedComponent, PreparedForm } from '@guichet/engine';
import { type FileStorage, fileLimitsOf, fileStorageOf } from '@guichet/fields/file-rules';
import { guardSlowClient, type SlowClientGuard, UploadError, type UploadSender } from '@guichet/form-service';
import type { PostedFolder } from './posted-folder.ts';
import { type FilePart, readParts } from './read-parts.ts';
import { type OwnServer, sendPostedFile, type Wrong } from './send-posted-file.ts';

/** A form that was sent without a script, with files. */
export interface PostedForm {
  /** As if it had been sent without files: of those that were stored the records, under the names of their fields. */
  readonly body: string;
  /** The same with what tells one file from another: equal for a post that is repeated. */
  readonly digest: string;
  /** Of files that were not taken: why, by the path of their field. */
  readonly refused: readonly RefusedFile[];
}

export interface RefusedFile extends Wrong {
  readonly path: string;
  readonly originalName: string;
  readonly size: number;
}

interface StoredFile extends Pick<RefusedFile, 'path' | 'originalName' | 'size'> {
  /** As JSON. */
  readonly record: string;
}

interface Needs {
  readonly folder: PostedFolder;
  readonly sender: UploadSender;
  readonly form: PreparedForm | undefined;
  readonly unsetStorage: FileStorage | undefined;
  readonly own: OwnServer;
}

/**
 * Reads a multipart body: texts as they are, files through the same door as a page's. Undefined: it is too large. Throws
 * an UploadError where it comes too slowly.
 */
export async function readPostedForm(
  body: Readable,
  raw: IncomingMessage,
  needs: Needs,
): Promise<PostedForm | undefined> {
  const largestFile = largestOf(needs) + 1;
  const announced = Number(raw.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  // Texts may come while a file is being written: apart, both are in the same order each time.
  const [texts, digests] = [new URLSearchParams(), new URLSearchParams()];
  const refused: RefusedFile[] = [];
  const stored: StoredFile[] = [];
  const folder = await mkdtemp(join(needs.folder.path, 'post-'));
  let count = 0;
  const stopping = new AbortController();
  let guard = watch();

  function watch(): SlowClientGuard {
    const watching = guardSlowClient(raw, needs.folder.sending);
    const { signal } = watching;
    signal.addEventListener('abort', () => stopping.abort(signal.reason), { once: true });
    return watching;
  }

  async function onFile(file: FilePart, signal: AbortSignal): Promise<void> {
    const { name, filename, bytes } = file;
    const component = needs.form && fieldNamed(name, needs.form.components);
    if (filename === '' || component === undefined) {
      bytes.resume();
      return;
    }
    const wrong = await takeWithin(file, component, signal);
    if (wrong !== undefined)
      refused.push({ path: name, originalName: filename, size: bytes.bytesRead, ...wrong });
  }

  /** Takes a file where there is a place for it; what came before and after it is kept all the same. */
  async function takeWithin(
    file: FilePart,
    component: PreparedComponent,
    signal: AbortSignal,
  ): Promise<Wrong | undefined> {
    let free: () => void;
    try {
      free = await needs.folder.quota.enter(needs.sender, Math.min(announced, largestFile));
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      file.bytes.resume();
      await once(file.bytes, 'end', { signal });
      return { fault: error.code };
    }
    try {
      return await take(file, component, signal, free);
    } finally {
      free();
    }
  }

  async function take(
    { name, filename, type, bytes }: FilePart,
    component: PreparedComponent,
    signal: AbortSignal,
    onWritten: () => void,
  ): Promise<Wrong | undefined> {
    count += 1;
    const path = join(folder, String(count));
    try {
      const digest = await keep(bytes, path, signal);
      // The disk shows it from here on, and the door that it is handed to gives it a place of its own.
      onWritten();
      digests.append(name, `${filename} ${digest}`);
      if (stored.some((record) => record.path === name && record.originalName === filename))
        return { fault: 'duplicateLoaded' };
      // The sender is made to wait meanwhile, and is not slow.
      guard.stop();
      const outcome = await sendPostedFile({
        path,
        component,
        originalName: filename,
        type,
        size: bytes.bytesRead,
        isCut: bytes.truncated,
        storage: fileStorageOf(component, needs.unsetStorage),
        form: needs.form?.path ?? '',
        version: needs.form?.version ?? '',
        field: name.replace(/\[\d+\]/g, ''),
        own: needs.own,
      });
      guard = watch();
      if (outcome.kind === 'failed') return outcome.wrong;
      stored.push({
        ...{ path: name, originalName: filename, size: bytes.bytesRead },
        record: encodeJson(outcome.record),
      });
      return undefined;
    } finally {
      await rm(path, { force: true });
    }
  }

  try {
    const outcome = await readParts(body, {
      contentType: raw.headers['content-type'] ?? '',
      largestFile,
      signal: stopping.signal,
      onText: (name, value) => texts.append(name, value),
      onFile,
    });
    if (outcome === 'tooLarge') return undefined;
    const digest = `${texts}&${digests}`;
    // Posted records come after the files: only now is it known which files exist already.
    for (const { record, ...file } of stored) {
      if (carriedNames(texts, file.path).includes(file.originalName))
        refused.push({ ...file, fault: 'duplicateLoaded' });
      else texts.append(file.path, record);
    }
    return { body: texts.toString(), digest, refused };
  } finally {
    guard.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes a file as it comes, and tells its digest. */
async function keep(bytes: Readable, path: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(bytes, hashing, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
  return hash.digest('hex');
}

/** Bytes of the largest file that any field of the form takes. */
function largestOf({ form }: Needs): number {
  const fields = (form?.components ?? []).flatMap(allIn).filter(({ type }) => type === 'file');
  return Math.max(0, ...fields.map((field) => Math.floor(fileLimitsOf(field).largest)));
}

/** The field of files whose path, without the indexes of rows, ends a control's name. */
function fieldNamed(name: string, components: readonly PreparedComponent[]): PreparedComponent | undefined {
  const key = name
    .replace(/\[\d+\]/g, '')
    .split('.')
    .at(-1);
  return components
    .flatMap(allIn)
    .find((component) => component.type === 'file' && component.key.split('.').at(-1) === key);
}

function allIn(component: PreparedComponent): readonly PreparedComponent[] {
  return [component, ...(component.children ?? []).flatMap(allIn)];
}

/** Names of the files in the posted records of a field. */
function carriedNames(texts: URLSearchParams, path: string): readonly unknown[] {
  return texts.getAll(path).flatMap((text) => {
    const record = decodeJson(text);
    return isJsonObject(record) ? [record.originalName] : [];
  });
}
