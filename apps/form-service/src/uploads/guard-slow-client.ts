import type { IncomingMessage } from 'node:http';
import { UploadError } from './upload-error.ts';
import type { SendingLimits } from './upload-limits.ts';

export interface SlowClientGuard {
  /** Aborted, with an UploadError for its reason, when the sender is too slow or gone. */
  readonly signal: AbortSignal;
  stop(): void;
}

/** Watches that a body keeps coming: a sender of next to nothing must not hold a place for ever. */
export function guardSlowClient(request: IncomingMessage, limits: SendingLimits): SlowClientGuard {
  const { idleMs, leastRate, graceMs, longestMs } = limits;
  const stopping = new AbortController();
  const { socket } = request;
  const started = performance.now();
  // A connection may have served others before.
  const before = socket.bytesRead;
  let seen = before;
  let heard = started;

  const timer = setInterval(
    () => {
      if (request.complete) return stop();
      const now = performance.now();
      if (socket.bytesRead !== seen) heard = now;
      seen = socket.bytesRead;
      const duration = now - started;
      const isTooSlow = duration > graceMs && ((seen - before) * 1000) / duration < leastRate;
      if (isTooSlow || now - heard > idleMs || duration > longestMs) end(new UploadError('too_slow'));
    },
    Math.min(1000, idleMs / 4),
  ).unref();

  function onClose(): void {
    if (!request.complete) end(new UploadError('incomplete'));
  }
  request.once('close', onClose);

  function stop(): void {
    clearInterval(timer);
    request.off('close', onClose);
  }
  function end(error: UploadError): void {
    stop();
    stopping.abort(error);
  }
  return { signal: stopping.signal, stop };
}

/**
 * Lets what is still coming of a refused body pass by, unseen: a browser reads an answer only once it has sent all, and
 * sees a broken connection otherwise. A sender who is too slow loses the connection.
 */
export function drain(request: IncomingMessage, limits: SendingLimits): void {
  if (request.complete || request.destroyed) return;
  const guard = guardSlowClient(request, limits);
  guard.signal.addEventListener('abort', () => request.socket.destroy(), { once: true });
  request.resume();
}
