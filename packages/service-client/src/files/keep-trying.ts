import { type Connection, pause } from './connection.ts';
import type { UploadCall, Uploaded, UploadWait } from './file-service.ts';

/** The outcome of one try. */
export type Tried = Uploaded | Broken;

export interface Broken {
  readonly kind: 'broken';
  /** `network`: the connection. Any other: the service, or a proxy in front of it, cannot take it now. */
  readonly code: 'network' | 'unavailable' | 'busy' | 'too_many';
  /** More of the file is there than before. */
  readonly hasMoved: boolean;
  /** When the service wants to be asked again, in milliseconds. */
  readonly after?: number;
  /** So many more tries are worth it; undefined: all. */
  readonly tries?: number;
}

/** How long to wait before each further try, in milliseconds. A moving upload starts again with the first. */
const delays = [1000, 2000, 4000, 8000, 15_000, 30_000];
/** No resident waits longer than this before a page; with the message at once, they decide themselves. */
const longestWait = 60_000;

/**
 * Tries until the file is there, is refused, or as many tries in a row got nowhere. A failure that will not pass by
 * itself is reported at once. While the device knows that it has no connection it waits, for as long as the resident
 * does.
 */
export async function keepTrying(
  { file, signal, waiting }: Pick<UploadCall, 'file' | 'signal' | 'waiting'>,
  connection: Connection,
  attempt: () => Promise<Tried>,
): Promise<Uploaded> {
  let tries = 0;
  for (;;) {
    // Checked before each try: half of the time Firefox sends nothing of a file that is gone, and reports no error.
    if (!(await isReadable(file))) return { kind: 'failed', code: 'unreadable' };
    const tried = await attempt();
    if (signal.aborted) return { kind: 'cancelled' };
    if (tried.kind !== 'broken') return tried;
    if (!(await isReadable(file))) return { kind: 'failed', code: 'unreadable' };
    tries = tried.hasMoved ? 0 : tries;
    const delay = tries < (tried.tries ?? delays.length) ? delays[tries] : undefined;
    const { after = 0 } = tried;
    if (delay === undefined || after > longestWait) return { kind: 'failed', code: tried.code };
    tries += 1;
    waiting?.(reasonOf(tried, connection));
    await pause(Math.max(delay, after), connection, signal, after === 0);
    if (signal.aborted) return { kind: 'cancelled' };
    waiting?.(undefined);
  }
}

function reasonOf({ code }: Broken, connection: Connection): UploadWait {
  if (code !== 'network') return 'server';
  return connection.isOnline() ? 'connection' : 'offline';
}

/**
 * A cloud picker or a card that was taken out gives no bytes any more; a request tells it like a lost connection. Of a
 * file that became shorter since it was chosen, Firefox gives what is left. No empty file comes here.
 */
async function isReadable(file: Blob): Promise<boolean> {
  try {
    return (await file.slice(-1).arrayBuffer()).byteLength > 0;
  } catch {
    return false;
  }
}
