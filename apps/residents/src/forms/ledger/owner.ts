import { randomUUID } from 'node:crypto';

/** Names this process, also beside one of the same number that ran before it. */
export const thisOwner = `${process.pid} ${randomUUID()}`;

/** Whether the process that began a sending still runs. All that share a ledger run on one machine. */
export function isRunning(owner: string): boolean {
  const pid = Number(owner.split(' ')[0]);
  if (pid === process.pid) return owner === thisOwner;
  try {
    // Signal 0 asks and does nothing.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs under another account.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
