import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { decodeJson, encodeJson, isJsonObject } from '@guichet/definition';
import type { PreparedComponent, PreparedForm } from '@guichet/engine';
import { type FileStorage, fileLimitsOf, fileStorageOf } from '@guichet/fields/file-rules';
import { type FilePart, readParts } from './read-parts.ts';
import { type OwnServer, sendPostedFile } from './send-posted-file.ts';

/** A form that was sent without a script, with files. */
export interface PostedForm {
  /** As if it had been sent without files: of those that were stored the records, under the names of their fields. */
  readonly body: string;
  /** The same with what tells one file from another: equal for a post that is repeated. */
  readonly digest: string;
  /** Of files that were not taken: why, by the path of their field. */
  readonly refused: readonly RefusedFile[];
}

export interface RefusedFile {
  readonly path: string;
  readonly originalName: string;
  readonly size: number;
  readonly fault: string;
  readonly detail?: string | number;
}

interface StoredFile extends Pick<RefusedFile, 'path' | 'originalName' | 'size'> {
  /** As JSON. */
  readonly record: string;
}

interface Needs {
  /** Where files lie while they are handed to their storage. */
  readonly folder: string;
  readonly form: PreparedForm | undefined;
  readonly unsetStorage: FileStorage | undefined;
  readonly own: OwnServer;
}

/** Reads a multipart body: texts as they are, files through the same door as a page's. Undefined: it is too large. */
export async function readPostedForm(
  body: Readable,
  contentType: string,
  needs: Needs,
): Promise<PostedForm | undefined> {
  // Texts may come while a file is being written: apart, both are in the same order each time.
  const [texts, digests] = [new URLSearchParams(), new URLSearchParams()];
  const refused: RefusedFile[] = [];
  const stored: StoredFile[] = [];
  const folder = await mkdtemp(join(needs.folder, 'post-'));
  let count = 0;

  async function onFile(file: FilePart, signal: AbortSignal): Promise<void> {
    const { name, filename, type, bytes } = file;
    count += 1;
    const component = needs.form && fieldNamed(name, needs.form.components);
    if (filename === '' || component === undefined) {
      bytes.resume();
      return;
    }
    const refuse = (wrong: Pick<RefusedFile, 'fault' | 'detail'>) =>
      refused.push({ path: name, originalName: filename, size: bytes.bytesRead, ...wrong });
    const path = join(folder, String(count));
    const digest = await keep(bytes, path, signal);
    digests.append(name, `${filename} ${digest}`);
    if (stored.some((one) => one.path === name && one.originalName === filename)) {
      await rm(path, { force: true });
      refuse({ fault: 'duplicateLoaded' });
      return;
    }
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
    await rm(path, { force: true });
    if (outcome.kind === 'failed') refuse(outcome.wrong);
    else
      stored.push({
        ...{ path: name, originalName: filename, size: bytes.bytesRead },
        record: encodeJson(outcome.record),
      });
  }

  try {
    const outcome = await readParts(body, {
      contentType,
      largestFile: largestOf(needs) + 1,
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
  return components.flatMap(allIn).find((one) => one.type === 'file' && one.key.split('.').at(-1) === key);
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
