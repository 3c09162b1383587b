import { parseUploaded, resumableAddress, uploadAddress } from '../uploads.ts';
import type { UploadCall, Uploaded } from './file-service.ts';
import type { Broken } from './keep-trying.ts';
import { isTaken, recordOf, refusalIn, repliedIn } from './read-answer.ts';
import type { OutgoingRequest, Sent } from './send.ts';
import type { UploadEnvironment } from './upload-environment.ts';

/** Where one file stands, from one try to the next. */
export interface UploadOffset {
  address: string | undefined;
  /** Bytes that the service has said it has. */
  reached: number;
}

type Answer = Extract<Sent, { kind: 'answered' }>;

/**
 * Sends what is missing of a file, once, by tus 1.0.0: asks how much of it is there, or begins one, and sends the rest.
 * `beganAt` hears where it goes on. Tries, and what is remembered of them, are the same for every storage.
 */
export async function sendPieces(
  call: UploadCall,
  environment: UploadEnvironment,
  place: UploadOffset,
  beganAt: (address: string) => void,
): Promise<Uploaded | Broken> {
  const { file, signal } = call;
  const before = place.reached;
  const ask = async (sending: Omit<OutgoingRequest, 'signal'>) => {
    const sent = await environment.send({
      ...sending,
      headers: { 'tus-resumable': '1.0.0', ...sending.headers },
      signal,
    });
    if (sent.kind === 'answered') place.reached = Math.max(place.reached, offsetIn(sent) ?? 0);
    return sent;
  };
  const broken = (): Uploaded | Broken =>
    signal.aborted
      ? { kind: 'cancelled' }
      : { kind: 'broken', code: 'network', hasMoved: place.reached > before };

  /** Its position; a lost upload starts again. */
  async function begin(): Promise<Sent> {
    if (place.address !== undefined) {
      const known = await ask({ method: 'HEAD', address: place.address });
      if (known.kind === 'broken' || isTaken(known.status) || isBusy(known)) return known;
    }
    const begun = await ask({
      method: 'POST',
      address: resumableAddress,
      headers: { 'upload-length': String(file.size), 'upload-metadata': metadataOf(call) },
    });
    const location = begun.kind === 'answered' && isTaken(begun.status) ? begun.header('location') : null;
    if (location !== null) place.address = new URL(location, environment.origin).href;
    return begun;
  }

  if (signal.aborted) return { kind: 'cancelled' };
  let sent = await begin();
  if (sent.kind === 'answered' && isTaken(sent.status) && place.address !== undefined) beganAt(place.address);
  let offset = sent.kind === 'answered' ? (offsetIn(sent) ?? 0) : 0;
  while (sent.kind === 'answered' && isTaken(sent.status) && offset < file.size) {
    const from = offset;
    call.progress(from / file.size);
    sent = await ask({
      method: 'PATCH',
      address: place.address ?? '',
      headers: { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
      body: file.slice(from),
      progress: (bytes) => call.progress((from + bytes) / file.size),
    });
    // It came whole meanwhile, by the request that the lost connection left behind, or is lost: the next try asks.
    if (sent.kind === 'answered' && isGone(sent)) return broken();
    const reached = sent.kind === 'answered' ? offsetIn(sent) : undefined;
    if (sent.kind === 'answered' && isTaken(sent.status) && (reached === undefined || reached <= from))
      return broken();
    offset = reached ?? offset;
  }
  // Something still writes to it where it is busy: the request that the lost connection left behind.
  if (sent.kind === 'broken' || isBusy(sent)) return broken();
  if (isTaken(sent.status)) {
    call.progress(1);
    return takenIn(sent.text, call, environment, place);
  }
  const refused = refusalIn(sent);
  return refused.kind === 'broken' ? { ...refused, hasMoved: place.reached > before } : refused;
}

function isBusy({ status }: Answer): boolean {
  return status === 409 || status === 423;
}

function isGone({ status }: Answer): boolean {
  return status === 404 || status === 410;
}

function offsetIn({ header }: Answer): number | undefined {
  const offsetText = header('upload-offset');
  return offsetText !== null && /^\d+$/.test(offsetText) ? Number(offsetText) : undefined;
}

/** The answer to the last piece; where it was lost, the service says again what it has taken in. */
async function takenIn(
  text: string,
  call: UploadCall,
  { send }: UploadEnvironment,
  { address = '' }: UploadOffset,
): Promise<Uploaded | Broken> {
  if (parseUploaded(text) !== undefined) return uploaded(text, call);
  const again = `${uploadAddress}/${address.split('/').at(-1)}/record`;
  const sent = await send({ method: 'GET', address: again, signal: call.signal });
  if (sent.kind === 'broken') return { kind: 'broken', code: 'network', hasMoved: false };
  return sent.status === 200 ? uploaded(sent.text, call) : refusalIn(sent);
}

function uploaded(text: string, call: UploadCall): Uploaded {
  const reply = repliedIn(text);
  return {
    kind: 'uploaded',
    record: { ...recordOf(call, reply), url: `${uploadAddress}${String(reply?.url)}` },
  };
}

/** Names and values as tus writes them: each value in base64. */
function metadataOf({ file, form, field, version, originalName, name }: UploadCall): string {
  const metadata = {
    ...{ form, field, filename: originalName, name, filetype: file.type },
    ...(version !== '' && { version }),
  };
  return Object.entries(metadata)
    .map(([key, value]) => `${key} ${base64Of(value)}`)
    .join(',');
}

function base64Of(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
