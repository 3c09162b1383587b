import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { parse as parsePath } from 'node:path';
import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { PreparedComponent } from '@guichet/engine';
import { type FileStorage, fileLimitsOf, isWithin, matchesPattern } from '@guichet/fields/file-rules';
import {
  faultOf,
  isOutsideUrl,
  outsideAddress,
  parseUploaded,
  parseUploadRefusal,
  uploadAddress,
  uploadQuery,
} from '@guichet/service-client';

export interface PostedFile {
  /** Where its bytes lie. */
  readonly path: string;
  readonly component: PreparedComponent;
  readonly originalName: string;
  readonly type: string;
  readonly size: number;
  /** There was more of it than any field takes. */
  readonly isCut: boolean;
  readonly storage: FileStorage | undefined;
  readonly form: string;
  readonly version: string;
  /** Without the indexes of rows. */
  readonly field: string;
  readonly own: OwnServer;
}

/** This very server, and what says for which resident it is asked. */
export interface OwnServer {
  /** Its address, without a slash at the end. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Why a file was not taken. */
export interface Wrong {
  readonly fault: string;
  readonly detail?: string | number;
}

export type PostedFileOutcome =
  | { readonly kind: 'stored'; readonly record: JsonObject }
  | { readonly kind: 'failed'; readonly wrong: Wrong };

/** How long the service may take over a file, in milliseconds: it may be scanned. */
const timeoutMs = 60_000;

/**
 * Bytes of the largest file that is kept in the answers: written as text it is a third longer, and the form service takes
 * a submission of 1 MiB. A larger one is not read into memory.
 */
const largestInAnswers = 760 * 1024;

const longestName = 200;

/** Does with a file of a plain post what a page does with one: validates it, and hands it to its storage. */
export async function sendPostedFile(file: PostedFile): Promise<PostedFileOutcome> {
  const wrong = validate(file);
  if (wrong !== undefined) return { kind: 'failed', wrong };
  return file.storage === 'base64' ? inAnswers(file) : upload(file);
}

function validate({ component, originalName, type, size, isCut, storage }: PostedFile): Wrong | undefined {
  const componentLimits = fileLimitsOf(component);
  const limits =
    storage === 'base64'
      ? { ...componentLimits, largest: Math.min(componentLimits.largest, largestInAnswers) }
      : componentLimits;
  // An author's expression takes no longer over a long name: the form service sees the whole.
  const [name, claimed] = [originalName.slice(-longestName), type.slice(0, longestName)];
  if (!matchesPattern(limits.pattern, { name, type: claimed }))
    return { fault: 'wrongType', detail: limits.pattern };
  if (size === 0) return { fault: 'empty' };
  const fit = isCut ? 'tooLarge' : isWithin(size, limits);
  if (fit === 'tooSmall') return { fault: fit, detail: limits.smallest };
  if (fit === 'tooLarge') return { fault: fit, detail: limits.largest };
  return storage === undefined ? { fault: 'no_storage' } : undefined;
}

async function inAnswers({ path, originalName, type, size }: PostedFile): Promise<PostedFileOutcome> {
  const bytes = Buffer.from(await (await openAsBlob(path)).arrayBuffer());
  const url = `data:${type};base64,${bytes.toString('base64')}`;
  const name = nameFor(originalName);
  return { kind: 'stored', record: { storage: 'base64', name, originalName, size, type, url, hash: '' } };
}

/** A name that no other file has, as a page makes it where an author says nothing else. */
function nameFor(originalName: string): string {
  const { name, ext } = parsePath(originalName);
  return `${name.slice(0, 100)}-${randomUUID()}${ext}`.replace(/[^0-9a-z.\-_ ]/gi, '-');
}

async function upload(file: PostedFile): Promise<PostedFileOutcome> {
  const { path, originalName, type, size, storage = 'url', form, field, version, own: ownServer } = file;
  const { url: to, fileKey, privateDownload } = file.component.settings;
  const isOutside = storage === 'url' && isOutsideUrl(String(to ?? ''));
  const name = nameFor(originalName);
  const body = new FormData();
  body.append('name', name);
  body.append('dir', '');
  const key = isOutside && typeof fileKey === 'string' && fileKey !== '' ? fileKey : 'file';
  body.append(key, await openAsBlob(path, { type }), originalName);
  try {
    const address = isOutside ? outsideAddress : uploadAddress;
    const response = await fetch(`${ownServer.url}${address}?${uploadQuery({ form, field, version })}`, {
      method: 'POST',
      headers: ownServer.headers,
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (isOutside && response.ok) {
      const reply = objectIn(text);
      const isPrivate = privateDownload === true;
      const url =
        typeof reply.url === 'string'
          ? reply.url
          : `${String(to)
              .trim()
              .replace(/[?#].*/s, '')}/${name}`;
      return {
        kind: 'stored',
        record: {
          ...{ storage, name, originalName, size, type, ...(isPrivate && { private: true }), url, hash: '' },
          data: { ...reply, baseUrl: '', project: '', form: isPrivate ? form : '' },
        },
      };
    }
    const taken = parseUploaded(text);
    if (taken !== undefined) {
      const { scan: _, url, ...kept } = taken;
      return { kind: 'stored', record: { storage, ...kept, url: `${uploadAddress}${url}`, hash: '' } };
    }
    const refusal = parseUploadRefusal(text);
    const detail = refusal?.limit ?? refusal?.pattern;
    return {
      kind: 'failed',
      wrong: {
        fault: refusal?.code ?? faultOf(response.status) ?? 'failed',
        ...(detail !== undefined && { detail }),
      },
    };
  } catch {
    return { kind: 'failed', wrong: { fault: 'failed' } };
  }
}

function objectIn(text: string): JsonObject {
  try {
    const message: Json = JSON.parse(text);
    return isJsonObject(message) ? message : {};
  } catch {
    return {};
  }
}
