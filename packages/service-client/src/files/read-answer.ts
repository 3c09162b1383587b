import { isJsonObject, type JsonObject } from '@guichet/definition';
import { isInvalidAlias, objectOf } from '../parse-answer.ts';
import { parseUploaded, parseUploadRefusal } from '../uploads.ts';
import { faultOf } from './fault-of.ts';
import type { UploadCall, Uploaded } from './file-service.ts';
import type { Broken } from './keep-trying.ts';
import type { Sent } from './send.ts';

/** A response's record of the file. Form.io reads it from the whole body, or from `data` in it. */
export function repliedIn(text: string): JsonObject | undefined {
  const body = objectOf({ status: 200, text });
  return isJsonObject(body?.data) ? body.data : body;
}

/** The beginning of every record: our service's response goes into it unchanged. */
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

/** Characters of a foreign text. */
const maxMessageLength = 500;

/** The tries where a proxy does not reach the service: it may be restarting. */
const gatewayTries = 2;

/** A response's advice on trying again. */
type Answer = Pick<Extract<Sent, { kind: 'answered' }>, 'status' | 'text' | 'header'>;

/** Why a response is no success; broken where another try may succeed: the service says when, or is starting. */
export function refusalIn({ status, text, header }: Answer): Uploaded | Broken {
  const refusal = parseUploadRefusal(text);
  const code = isInvalidAlias({ status, text }) ? 'unknown_field' : (refusal?.code ?? faultOf(status));
  if (code === undefined) return { kind: 'failed', code: 'refused', message: messageIn(text) };
  const after = secondsIn(header('retry-after'));
  if (code === 'busy' || code === 'too_many' || code === 'unavailable') {
    if (after !== undefined) return { kind: 'broken', code, hasMoved: false, after };
    if (refusal !== undefined) return { kind: 'broken', code, hasMoved: false };
    if (status === 502 || status === 504)
      return { kind: 'broken', code, hasMoved: false, tries: gatewayTries };
  }
  const { limit, pattern, type } = refusal ?? {};
  return {
    kind: 'failed',
    code,
    ...(limit !== undefined && { limit }),
    ...(pattern !== undefined && { pattern }),
    ...(type !== undefined && { type }),
  };
}

/** Milliseconds of `Retry-After`, where it tells seconds. */
function secondsIn(value: string | null): number | undefined {
  return value !== null && /^\d{1,6}$/.test(value) ? Number(value) * 1000 : undefined;
}

/** A page of HTML or an object says nothing to a resident. */
function messageIn(text: string): string {
  return /^\s*[<{[]/.test(text) ? '' : text.slice(0, maxMessageLength);
}

export function isTaken(status: number): boolean {
  return status >= 200 && status < 300;
}
