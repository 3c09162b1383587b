import { pageConnection, pause } from '@guichet/service-client/late-files';
import type { Sending, SendOutcome } from './send-file.ts';
import type { Sender } from './sender.ts';

/** How long to wait before each further try to load the code, in milliseconds. */
const delays = [1000, 2000, 4000, 8000, 15_000];

/** One import serves all files: those that are chosen together are validated in their order. */
let loading: Promise<typeof import('./send-file.ts')> | undefined;

/**
 * Loads the code that sends files, which no page needs before a file is chosen, and sends one. While the code cannot be
 * loaded the file waits; without a connection, for as long as the resident does. Never rejects.
 */
export async function sendWhenLoaded(sender: Sender, sending: Sending): Promise<SendOutcome> {
  const { announce, signal } = sending;
  for (const delay of [...delays, undefined]) {
    try {
      loading ??= import('./send-file.ts');
      const { sendFile } = await loading;
      return sendFile(sender, sending);
    } catch {
      loading = undefined;
    }
    if (delay === undefined) break;
    announce({ status: 'progress', waitsFor: pageConnection.isOnline() ? 'connection' : 'offline' });
    await pause(delay, pageConnection, signal, true);
    if (signal.aborted) return { kind: 'cancelled' };
    announce({ status: 'info', waitsFor: undefined });
  }
  return { kind: 'failed', fault: 'network' };
}
