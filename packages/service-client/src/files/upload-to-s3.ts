import { isJsonObject, type JsonObject } from '@guichet/definition';
import { objectOf } from '../parse-answer.ts';
import type { UploadCall, Uploaded } from './file-service.ts';
import { isOurs } from './is-ours.ts';
import { type Broken, keepTrying } from './keep-trying.ts';
import { putParts } from './put-parts.ts';
import { isTaken, recordOf, refusalIn, repliedIn } from './read-answer.ts';
import { s3Address } from './s3-address.ts';
import type { UploadEnvironment } from './upload-environment.ts';

const network: Broken = { kind: 'broken', code: 'network', hasMoved: false };
const outside: Uploaded = { kind: 'failed', code: 'outside' };

/**
 * Form.io's exchange: asks where the file is to be put, then puts it there. Addresses are ours alone, or those that
 * our server answers for: the page speaks to nobody else.
 */
export function uploadToS3(call: UploadCall, environment: UploadEnvironment): Promise<Uploaded> {
  return keepTrying(call, environment.connection, async () => {
    const announced = await announce(call, environment);
    return 'kind' in announced ? announced : put(call, environment, announced.announcement);
  });
}

async function announce(
  call: UploadCall,
  { send }: UploadEnvironment,
): Promise<{ readonly announcement: JsonObject } | Uploaded | Broken> {
  const { file, name, dir, originalName, form, field, version, signal } = call;
  const address = s3Address(form);
  if (address === undefined) return { kind: 'failed', code: 'bad_request' };
  const sent = await send({
    method: 'POST',
    address,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({
      name: dir === '' ? name : `${dir.replace(/\/+$/, '')}/${name}`,
      size: file.size,
      type: file.type,
      groupPermissions: call.submissionAccess,
      groupId: call.submissionId,
      ...{ field, originalName, ...(version !== '' && { version }) },
    }),
    signal,
  });
  if (sent.kind === 'broken') return network;
  if (!isTaken(sent.status)) return refusalIn(sent);
  const announcement = objectOf(sent);
  return announcement === undefined ? { kind: 'failed', code: 'refused', message: '' } : { announcement };
}

async function put(
  call: UploadCall,
  environment: UploadEnvironment,
  announcement: JsonObject,
): Promise<Uploaded | Broken> {
  const { file, dir, name, signal } = call;
  const { signed, url, bucket } = announcement;
  const data = isJsonObject(announcement.data) ? announcement.data : {};
  const key = typeof data.key === 'string' ? data.key : '';
  const progress = (bytes: number) => call.progress(Math.min(bytes / Math.max(file.size, 1), 1));
  const common = { progress, signal };

  function uploaded(text: string, at: string): Uploaded {
    const record = recordOf(call, repliedIn(text));
    return {
      kind: 'uploaded',
      record: { ...record, url: `${String(url)}/${at}`, bucket: bucket ?? '', key: at, acl: data.acl ?? '' },
    };
  }

  if (Array.isArray(signed)) {
    const addresses = signed.filter((address) => typeof address === 'string');
    if (!addresses.every((address) => isOurs(address, environment))) return outside;
    const complete = await putParts(call, environment, { addresses, announcement, progress });
    return complete.kind === 'complete' ? uploaded('', key) : complete;
  }
  if (typeof signed === 'string') {
    if (!isOurs(signed, environment)) return outside;
    const headers = isJsonObject(data.headers) ? data.headers : {};
    const type = file.type || 'application/octet-stream';
    const sent = await environment.send({
      ...{ method: 'PUT', address: signed, body: file, ...common },
      headers: { 'content-type': type },
      options: { headers },
    });
    if (sent.kind === 'broken') return network;
    return isTaken(sent.status) ? uploaded(sent.text, key) : refusalIn(sent);
  }
  if (typeof url !== 'string' || !isOurs(url, environment)) return outside;
  const at = [key.replace(/\/$/, ''), dir, name].filter((part) => part !== '').join('/');
  const body = new FormData();
  for (const [field, value] of Object.entries({ ...data, key: at }))
    if (typeof value === 'string' || typeof value === 'number') body.append(field, String(value));
  body.append('file', file, call.originalName);
  const sent = await environment.send({ method: 'POST', address: url, body, ...common });
  if (sent.kind === 'broken') return network;
  return isTaken(sent.status) ? uploaded(sent.text, at) : refusalIn(sent);
}
