import { isOutsideUrl, outsideAddress, uploadAddress, uploadQuery } from '../uploads.ts';
import type { UploadCall, Uploaded } from './file-service.ts';
import { type Broken, keepTrying } from './keep-trying.ts';
import { isTaken, recordOf, refusalIn, repliedIn } from './read-answer.ts';
import type { UploadEnvironment } from './upload-environment.ts';
import { uploadResumable } from './upload-resumable.ts';

/** Whether a field's files go to a server of somebody else. */
export function isOutside({ storage, url }: Pick<UploadCall, 'storage' | 'url'>): boolean {
  return storage === 'url' && isOutsideUrl(url);
}

/**
 * As Form.io sends a file to the `url` of a field: one multipart body. When the connection breaks, our own service gets
 * the file in pieces from then on, so that it need not start again each time; another server gets it again.
 */
export async function uploadByUrl(call: UploadCall, environment: UploadEnvironment): Promise<Uploaded> {
  if (isOutside(call)) return keepTrying(call, environment.connection, () => post(call, environment));
  const first = await post(call, environment);
  if (call.signal.aborted) return { kind: 'cancelled' };
  if (first.kind !== 'broken') return first;
  return uploadResumable(call, environment, first);
}

async function post(call: UploadCall, { send, origin, base }: UploadEnvironment): Promise<Uploaded | Broken> {
  const { file, originalName, name, dir, fileKey, isPrivate, form, field, version } = call;
  const body = new FormData();
  body.append(fileKey, file, originalName);
  body.append('name', name);
  body.append('dir', dir);
  const to = isOutside(call) ? outsideAddress : uploadAddress;
  const asked = uploadQuery({ form, field, ...(version !== '' && { version }) });
  const baseUrl = `${origin}${base}/api`;
  const sent = await send({
    method: 'POST',
    address: `${to}?${new URLSearchParams({ baseUrl, project: '' })}&${asked}`,
    headers: { accept: 'application/json' },
    body,
    options: call.options,
    progress: (bytes) => call.progress(Math.min(bytes / Math.max(file.size, 1), 1)),
    signal: call.signal,
  });
  if (sent.kind === 'broken') return { kind: 'broken', code: 'network', hasMoved: false };
  if (!isTaken(sent.status)) return refusalIn(sent);
  const reply = repliedIn(sent.text);
  const record = recordOf(call, reply);
  const data = { ...reply, baseUrl, project: '', form: isPrivate ? form : '' };
  return { kind: 'uploaded', record: { ...record, url: addressIn(reply?.url, call, to), data } };
}

/** A path comes after the address of the upload; without any, the file lies there under its name. */
function addressIn(url: unknown, call: UploadCall, to: string): string {
  const upload = isOutside(call) ? call.url.trim() : to;
  if (typeof url !== 'string' || url === '')
    return `${upload.replace(/[?#].*/s, '')}/${encodeURIComponent(call.name)}`;
  return url.startsWith('/') ? `${upload}${url}` : url;
}
