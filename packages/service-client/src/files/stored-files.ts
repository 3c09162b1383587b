import { isJsonObject } from '@guichet/definition';
import { objectOf } from '../parse-answer.ts';
import { outsideAddress, uploadAddress } from '../uploads.ts';
import { belowBase } from './below-base.ts';
import type { DeleteOutcome, DownloadOutcome, StoredFile } from './file-service.ts';
import { isOurs } from './is-ours.ts';
import { parseUrl } from './parse-url.ts';
import { isTaken, repliedIn } from './read-answer.ts';
import { s3Address } from './s3-address.ts';
import type { OutgoingRequest } from './send.ts';
import type { UploadEnvironment } from './upload-environment.ts';

const timeoutMs = 30_000;

/**
 * Takes a file away again from where it is stored. One that is gone already, or that a submission holds, is no
 * longer this page's; one on a server of somebody else is deleted there by our own, for a day.
 */
export async function deleteFile(file: StoredFile, environment: UploadEnvironment): Promise<DeleteOutcome> {
  const address = removalAt(file) ?? storedAddress(file);
  if (address === undefined || !isOurs(address, environment)) return { kind: 'deleted' };
  const sent = await environment.send({ ...request('DELETE', address), options: file.options });
  const isAway =
    sent.kind === 'answered' && (isTaken(sent.status) || sent.status === 404 || sent.status === 409);
  return { kind: isAway ? 'deleted' : 'failed' };
}

/** Where a stored file can be opened: a private one only by a link that is made for this moment. */
export async function downloadFile(
  file: StoredFile,
  environment: UploadEnvironment,
): Promise<DownloadOutcome> {
  const { record, submissionId } = file;
  const { storage, url, acl } = record;
  const isPrivate = record.private === true;
  if (storage === 's3' && acl !== 'public-read') return ask(request('GET', storedAddress(file) ?? ''));
  if (typeof url !== 'string' || url === '') return { kind: 'failed' };
  if (storage === 'base64') return { kind: 'found', address: url };
  if (!isPrivate)
    return isWebAddress(url)
      ? { kind: 'found', address: belowBase(url, environment.base) }
      : { kind: 'failed' };
  return ask({
    ...request('POST', url),
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ ...record, submission: submissionId }),
  });

  async function ask(sending: OutgoingRequest): Promise<DownloadOutcome> {
    if (!isOurs(sending.address, environment)) return { kind: 'failed' };
    const sent = await environment.send(sending);
    if (sent.kind === 'broken' || !isTaken(sent.status)) return { kind: 'failed' };
    const reply = repliedIn(sent.text) ?? objectOf(sent);
    return isJsonObject(reply) && typeof reply.url === 'string' && isWebAddress(reply.url)
      ? { kind: 'found', address: reply.url }
      : { kind: 'failed' };
  }
}

/** Of a file of ours. A server of somebody else is not asked. */
export async function isGone({ record: { url } }: StoredFile, { send }: UploadEnvironment): Promise<boolean> {
  if (typeof url !== 'string' || !keptAddress.test(url)) return false;
  const sent = await send(request('HEAD', url));
  return sent.kind === 'answered' && sent.status === 404;
}

const keptAddress = new RegExp(`^${uploadAddress}/[0-9a-f]{40}$`);

function request(method: 'GET' | 'HEAD' | 'POST' | 'DELETE', address: string): OutgoingRequest {
  return { method, address, signal: AbortSignal.timeout(timeoutMs) };
}

/** Of a file on a server of somebody else: where ours, which handed it on, has it deleted. */
function removalAt({ record: { data, storage } }: StoredFile): string | undefined {
  const address = storage === 'url' && isJsonObject(data) ? data.removeAt : undefined;
  return typeof address === 'string' && address.startsWith(`${outsideAddress}?`) ? address : undefined;
}

/** Where a stored file is asked for or deleted; undefined for one that lies in the answers. */
function storedAddress({ record, form }: StoredFile): string | undefined {
  const { storage, url, bucket, key } = record;
  if (storage === 's3') {
    const query = new URLSearchParams({ bucket: String(bucket ?? ''), key: String(key ?? '') });
    const address = s3Address(form);
    return address && `${address}?${query}`;
  }
  return storage !== 'base64' && typeof url === 'string' && url !== '' ? url : undefined;
}

/** A record may come from a draft or an author: only web addresses are opened. */
function isWebAddress(url: string): boolean {
  return /^https?:$/.test(parseUrl(url, 'https://here.invalid')?.protocol ?? '');
}
