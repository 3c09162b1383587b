import type { UploadCall, Uploaded, UploadFailure } from './file-service.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type Broken, keepTrying } from './keep-trying.ts';
import { sendPieces, type UploadOffset } from './send-pieces.ts';
import type { UploadEnvironment } from './upload-environment.ts';

/**
 * By tus: a dropped connection continues where it stopped, and so does the same file when it is chosen again after a
 * reload. `broken`: another way has been tried, and the connection did not last.
 */
export async function uploadResumable(
  call: UploadCall,
  environment: UploadEnvironment,
  broken?: Broken,
): Promise<Uploaded> {
  const { unfinished, connection, send } = environment;
  const { file, originalName, form, field, signal } = call;
  const fingerprint = await fingerprintOf(file).catch(() => undefined);
  if (fingerprint === undefined) return { kind: 'failed', code: 'unreadable' };
  const place: UploadOffset = { address: unfinished.goOnWith({ form, field, fingerprint }), reached: 0 };
  const known = { form, field, fingerprint, originalName, size: file.size };

  function beganAt(address: string): void {
    if (place.address !== undefined && place.address !== address) unfinished.leave(place.address, 'over');
    place.address = address;
    unfinished.begin({ ...known, address });
  }

  let before = broken;
  const uploaded = await keepTrying(call, connection, async () => {
    const tried = before ?? (await sendPieces(call, environment, place, beganAt));
    before = undefined;
    return tried;
  });
  if (place.address === undefined) return uploaded;
  unfinished.leave(place.address, canGoOn(uploaded) ? 'unfinished' : 'over');
  if (uploaded.kind === 'cancelled')
    // Where this is not heard, what has come is kept for a day.
    await send({
      method: 'DELETE',
      address: place.address,
      headers: { 'tus-resumable': '1.0.0' },
      signal: AbortSignal.timeout(30_000),
    });
  return signal.aborted ? { kind: 'cancelled' } : uploaded;
}

/** After these what has come of the file is good for another try. */
const mayPass: readonly UploadFailure[] = [
  ...(['network', 'unavailable', 'failed', 'unreadable', 'busy', 'too_many'] as const),
  ...(['quota', 'no_space', 'scanner_down', 'too_slow'] as const),
];

function canGoOn(uploaded: Uploaded): boolean {
  if (uploaded.kind !== 'failed') return false;
  return mayPass.includes(uploaded.code);
}
