import { pageConnection, pause } from '@guichet/service-client/late-files';
import type { Sending, SendOutcome } from './send-file.ts';
import type { Sender } from './sender.ts';

/** How long to wait before what sends files is asked for once more, in milliseconds. */
const delays = [1000, 2000, 4000, 8000, 15_000];

/** One for all files: those that are chosen together are validated in their order. */
let loading: Promise<typeof import('./send-file.ts')> | undefined;

/**
 * Sends a file by what is loaded for it: no page needs that before a file is chosen. While it cannot be loaded the file
 * waits, without a connection for as long as the resident does. Never rejects.
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
