import { isJsonObject, type JsonObject } from '@guichet/definition';
import { isInvalidAlias, objectOf } from '../parse-answer.ts';
import { parseUploaded, parseUploadRefusal, type UploadFault } from '../uploads.ts';
import type { UploadCall, Uploaded } from './file-service.ts';
import type { Broken } from './keep-trying.ts';

/** What an answer says of a file that it took in. Form.io reads it from the whole body, or from `data` in it. */
export function repliedIn(text: string): JsonObject | undefined {
  const body = objectOf({ status: 200, text });
  return isJsonObject(body?.data) ? body.data : body;
}

/** What every record begins with: what our service answered goes unchanged into it. */
export function recordOf(
  call: Pick<UploadCall, 'storage' | 'name' | 'originalName' | 'file' | 'isPrivate'>,
  reply: JsonObject | undefined,
): JsonObject {
  const ours = reply && parseUploaded(JSON.stringify(reply));
  const { name, originalName, size, type } = ours ?? {
    name: call.name,
    originalName: call.originalName,
    size: call.file.size,
    type: call.file.type,
  };
  const isPrivate = ours === undefined ? call.isPrivate : ours.private === true;
  return { storage: call.storage, name, originalName, size, type, ...(isPrivate && { private: true }) };
}

/** What stands between a page and its service, such as a balancer, refuses by status alone. */
const faultsByStatus: Readonly<Record<number, UploadFault>> = {
  408: 'too_slow',
  413: 'too_large',
  429: 'too_many',
  503: 'busy',
  507: 'no_space',
};

/** Characters of a foreign text. */
const longestSaid = 500;

/** Why an answer that is no success is none; broken where another try may be one. */
export function refusalIn(status: number, text: string): Uploaded | Broken {
  const refusal = parseUploadRefusal(text);
  const code = isInvalidAlias({ status, text }) ? 'unknown_field' : (refusal?.code ?? faultsByStatus[status]);
  if (code === 'too_many' || code === 'busy') return { kind: 'broken', code, hasMoved: false };
  if (code === undefined && status >= 500) return { kind: 'broken', code: 'network', hasMoved: false };
  if (code === undefined) return { kind: 'failed', code: 'refused', said: saidIn(text) };
  const { limit, pattern, type } = refusal ?? {};
  return {
    kind: 'failed',
    code,
    ...(limit !== undefined && { limit }),
    ...(pattern !== undefined && { pattern }),
    ...(type !== undefined && { type }),
  };
}

/** A page of HTML or an object says nothing to a resident. */
function saidIn(text: string): string {
  return /^\s*[<{[]/.test(text) ? '' : text.slice(0, longestSaid);
}

export function isTaken(status: number): boolean {
  return status >= 200 && status < 300;
}
