import { once } from 'node:events';
import { finished, type Readable } from 'node:stream';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { largestPost } from './parse-post.ts';

/**
 * All that a multipart body may bring. Controls for files that were left empty count as files: as many as a form sent
 * without a script may have fields. Places and room for files that are there have bounds of their own.
 */
const bounds = { files: 1_000, fields: 20_000, fieldSize: largestPost, parts: 21_000 };

export interface FilePart {
  readonly name: string;
  /** Empty where a control for files was left empty. */
  readonly filename: string;
  readonly type: string;
  readonly bytes: BusboyFileStream;
}

interface Needs {
  readonly contentType: string;
  /** Bytes after which a file is cut off. */
  readonly largestFile: number;
  /** Ends the reading, with its reason. */
  readonly signal: AbortSignal;
  onText(name: string, value: string): void;
  /** Reads a file to its end. One is awaited before the next; the signal is aborted once the rest will not come. */
  onFile(file: FilePart, signal: AbortSignal): Promise<void>;
}

const tooLarge = new Error('The body has more text or parts than any form.');

/**
 * Reads a multipart body. Texts are not held here, and counted as they come: the parser cannot make their sender wait.
 * Rejects when the body cannot be read to its end; what is still coming is then left unread, as it is of a body that is
 * too large.
 */
export async function readParts(
  body: Readable,
  { contentType, largestFile, signal: ending, onText, onFile }: Needs,
): Promise<'read' | 'tooLarge'> {
  const parser = new Busboy({
    headers: { 'content-type': contentType },
    limits: { ...bounds, fileSize: largestFile },
  });
  const stopping = new AbortController();
  const { signal } = stopping;
  function stop(reason: unknown): void {
    body.unpipe(parser);
    stopping.abort(reason);
  }
  let size = 0;
  parser.on('field', (name: string | undefined, value, _, isCut) => {
    if (name === undefined) return stop(new Error('A text has no name.'));
    size += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (isCut || size > largestPost) return stop(tooLarge);
    if (!signal.aborted) onText(name, value);
  });
  let reading = Promise.resolve();
  parser.on('file', (name: string | undefined, bytes, filename: string | undefined, _, type) => {
    // It is emitted, and never ends, where the body ends amid the file.
    bytes.on('error', stop);
    if (name === undefined) return stop(new Error('A file has no field.'));
    reading = reading.then(() => onFile({ name, filename: filename ?? '', type, bytes }, signal));
    reading.catch(stop);
  });
  for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
    parser.on(limit, () => stop(tooLarge));
  parser.on('error', stop);
  const unwatch = finished(body, { writable: false }, (error) => {
    if (error) stop(error);
  });
  const end = () => stop(ending.reason);
  ending.addEventListener('abort', end, { once: true });
  try {
    body.pipe(parser);
    await once(parser, 'finish', { signal });
    await reading;
    return 'read';
  } catch (error) {
    if (signal.reason === tooLarge) return 'tooLarge';
    throw signal.aborted ? signal.reason : error;
  } finally {
    ending.removeEventListener('abort', end);
    unwatch();
    body.unpipe(parser);
    // No file is written once this returns.
    await reading.catch(() => undefined);
  }
}
