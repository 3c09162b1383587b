import { Readable } from 'node:stream';
import type { JsonObject } from '@guichet/definition';
import { commandNames, type FieldTransientState } from '@guichet/engine';
import { UploadError, type UploadSender } from '@guichet/form-service';
import { uploadAddress } from '@guichet/service-client';
import type { FastifyRequest } from 'fastify';
import { hiddenNames } from '../pages/carried-inputs.ts';
import { hasFiles } from '../pages/has-files.ts';
import type { SiteParts } from '../server/site-parts.ts';
import { type PostedForm, type RefusedFile, readPostedForm } from './posted-files.ts';
import type { OwnServer } from './send-posted-file.ts';

/** The body of a form post, with or without files. Undefined: too much of it. */
export async function bodyOf(
  request: FastifyRequest,
  alias: string,
  { source, site, postedFolder }: Pick<SiteParts, 'source' | 'site' | 'postedFolder'>,
  ownServer: OwnServer,
  sender: UploadSender,
): Promise<PostedForm | undefined> {
  const { body, raw } = request;
  if (!(body instanceof Readable)) {
    const text = typeof body === 'string' ? body : '';
    return { body: text, digest: text, refused: [] };
  }
  const found = await source.find(alias);
  const form = found.kind === 'found' ? found.form : undefined;
  // No page of a form without files sends one so.
  if (form !== undefined && !hasFiles(form)) throw new UnreadablePostError(415);
  try {
    return await readPostedForm(body, raw, {
      folder: postedFolder,
      sender,
      form,
      unsetStorage: site.files?.unsetStorage,
      own: ownServer,
    });
  } catch (cause) {
    // A failing disk is our own fault: the page says so, and the log what it was.
    if (cause instanceof Error && 'syscall' in cause) throw cause;
    const isTooSlow = cause instanceof UploadError && cause.code === 'too_slow';
    throw new UnreadablePostError(isTooSlow ? 408 : 400, { cause });
  }
}

/** A body that is no form, breaks off or comes too slowly: nothing of it is kept. */
class UnreadablePostError extends Error {
  override readonly name = 'UnreadablePostError';
  readonly statusCode: 400 | 408 | 415;

  constructor(statusCode: 400 | 408 | 415, options?: ErrorOptions) {
    super(
      'The body is not this page’s form, or did not come whole. Nothing was stored: send the form’s own page.',
      options,
    );
    this.statusCode = statusCode;
  }
}

/** This very server, as it is reached: files go through the same door as a page's. */
export function originOf({ socket }: FastifyRequest): string {
  const { localAddress = '127.0.0.1', localPort = 80 } = socket;
  return `http://${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
}

/** The field states for refused files, the same as the page's script would set. */
export function transientStatesOf(refused: readonly RefusedFile[]): readonly FieldTransientState[] {
  return [...new Set(refused.map(({ path }) => path))].map((path) => ({
    path,
    transientState: {
      files: refused
        .filter((file) => file.path === path)
        .map(({ originalName, size, fault, detail }) => ({
          ...{ originalName, size, fault, status: 'error' },
          ...(detail !== undefined && { detail }),
        })),
    },
  }));
}

/** Nobody waits for it: what is not deleted now is after a day, since no submission names it. */
export function forgetFile({ url }: JsonObject, serverUrl: string): void {
  if (typeof url !== 'string' || !new RegExp(`^${uploadAddress}/[0-9a-f]{40}$`).test(url)) return;
  fetch(`${serverUrl}${url}`, { method: 'DELETE' }).catch(() => undefined);
}

/** The fields that a page on the way out carries, so that the other language can render the form under the same key. */
export function postedAgain(body: string, key: string): readonly (readonly [string, string])[] {
  const asked: readonly string[] = [...Object.values(commandNames), hiddenNames.key];
  const kept = [...new URLSearchParams(body)].filter(([name]) => !asked.includes(name));
  return [...kept, [hiddenNames.key, key]];
}
