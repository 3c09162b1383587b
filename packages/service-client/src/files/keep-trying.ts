import type { UploadCall, Uploaded } from './file-service.ts';

/** What one try came to. */
export type Tried = Uploaded | Broken;

export interface Broken {
  readonly kind: 'broken';
  /** The service is there and cannot take it now. */
  readonly code: 'network' | 'busy' | 'too_many';
  /** More of the file is there than before. */
  readonly hasMoved: boolean;
}

/** How long to wait before each further try, in milliseconds. What moves begins again with the first. */
const delays = [1000, 2000, 4000, 8000, 15_000, 30_000];

export interface Connection {
  isOnline(): boolean;
  /** Calls back each time the device is connected again; gives what stops it. */
  onOnline(listener: () => void): () => void;
}

/**
 * Tries until the file is there, is refused, or as many tries in a row got nowhere. While the device knows that it
 * has no connection it waits, for as long as the resident does.
 */
export async function keepTrying(
  { file, signal, waiting }: Pick<UploadCall, 'file' | 'signal' | 'waiting'>,
  connection: Connection,
  attempt: () => Promise<Tried>,
): Promise<Uploaded> {
  let tries = 0;
  for (;;) {
    const tried = await attempt();
    if (signal.aborted) return { kind: 'cancelled' };
    if (tried.kind !== 'broken') return tried;
    if (!(await isReadable(file))) return { kind: 'failed', code: 'unreadable' };
    tries = tried.hasMoved ? 0 : tries;
    const delay = delays[tries];
    if (delay === undefined) return { kind: 'failed', code: tried.code };
    tries += 1;
    waiting?.(true);
    await pause(delay, connection, signal);
    if (signal.aborted) return { kind: 'cancelled' };
    waiting?.(false);
  }
}

/** Ends after so long, earlier when the device is connected again, later as long as it is not. */
function pause(milliseconds: number, connection: Connection, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stopListening();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(() => {
      if (connection.isOnline()) end();
    }, milliseconds);
    const stopListening = connection.onOnline(end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

/** A cloud picker or a card that was taken out gives no bytes any more; a request tells it like a lost connection. */
export async function isReadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(-1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
