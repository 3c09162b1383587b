import type { DetailedError, Upload } from 'tus-js-client';
import { parseUploaded, resumableAddress, uploadAddress } from '../uploads.ts';
import type { UploadCall, Uploaded } from './file-service.ts';
import type { Broken } from './keep-trying.ts';
import { recordOf, refusalIn, repliedIn } from './read-answer.ts';
import type { Surroundings } from './surroundings.ts';

/** Where one file stands, from one try to the next. */
export interface Place {
  address: string | undefined;
  /** Bytes that the service has said it has. */
  reached: number;
}

/** How long nothing may move, in milliseconds: longer than a scanner takes for a large file. */
const silenceMs = 180_000;

/** Sends what is missing of a file, once. `beganAt` hears where it goes on. */
export async function sendPieces(
  call: UploadCall,
  surroundings: Surroundings,
  place: Place,
  beganAt: (address: string) => void,
): Promise<Uploaded | Broken> {
  const tus = await surroundings.loadTus().catch(() => undefined);
  return tus === undefined
    ? { kind: 'broken', code: 'network', hasMoved: false }
    : sendBy(tus.Upload, { call, surroundings, place, beganAt });
}

interface Pieces {
  readonly call: UploadCall;
  readonly surroundings: Surroundings;
  readonly place: Place;
  readonly beganAt: (address: string) => void;
}

function sendBy(
  Client: typeof Upload,
  { call, surroundings, place, beganAt }: Pieces,
): Promise<Uploaded | Broken> {
  const { file, form, field, version, originalName, name, signal } = call;
  const before = place.reached;
  return new Promise((resolve) => {
    let watch: ReturnType<typeof setTimeout> | undefined;
    const upload = new Client(file, {
      endpoint: `${surroundings.origin}${resumableAddress}`,
      uploadUrl: place.address ?? null,
      metadata: {
        ...{ form, field, filename: originalName, name, filetype: file.type },
        ...(version !== '' && { version }),
      },
      // Tries, and what is remembered of them, are the same for every storage.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onProgress(sent, total) {
        stir();
        call.progress(total === 0 ? 1 : sent / total);
      },
      onUploadUrlAvailable() {
        stir();
        if (upload.url !== null) beganAt(upload.url);
      },
      onAfterResponse(_, response) {
        const offset = Number(response.getHeader('Upload-Offset') ?? 0);
        place.reached = Math.max(place.reached, offset);
      },
      onSuccess: ({ lastResponse }) => end(takenIn(lastResponse.getBody(), call, surroundings, place)),
      onError: (error) => end(whyNot(error, place.reached > before)),
    });

    function end(outcome: Uploaded | Broken | Promise<Uploaded | Broken>): void {
      clearTimeout(watch);
      signal.removeEventListener('abort', cancel);
      resolve(outcome);
    }
    function stop(outcome: Uploaded | Broken): void {
      upload.abort().catch(() => undefined);
      end(outcome);
    }
    function stir(): void {
      clearTimeout(watch);
      watch = setTimeout(
        () => stop({ kind: 'broken', code: 'network', hasMoved: place.reached > before }),
        silenceMs,
      );
    }
    function cancel(): void {
      stop({ kind: 'cancelled' });
    }

    signal.addEventListener('abort', cancel);
    if (signal.aborted) return cancel();
    stir();
    upload.start();
  });
}

/** The answer to the last piece; where it was lost, the service says again what it has taken in. */
async function takenIn(
  text: string,
  call: UploadCall,
  { send }: Surroundings,
  { address = '' }: Place,
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

function whyNot(error: Error | DetailedError, hasMoved: boolean): Uploaded | Broken {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (response === null) return { kind: 'broken', code: 'network', hasMoved };
  const status = response.getStatus();
  // Something still writes to it: the request that the lost connection left behind.
  if (status === 409 || status === 423) return { kind: 'broken', code: 'network', hasMoved };
  const refused = refusalIn({
    status,
    text: response.getBody(),
    header: (name) => response.getHeader(name) ?? null,
  });
  return refused.kind === 'broken' ? { ...refused, hasMoved } : refused;
}
