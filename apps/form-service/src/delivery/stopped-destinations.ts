import type { SubmissionStorage } from '../storage/storage.ts';
import { receiptDestination } from './destination.ts';

/** The destinations that the settings name. */
export interface Destinations<Destination> {
  readonly destinations: ReadonlyMap<string, Destination>;
  /** There is a mail server for receipts. */
  readonly sendsReceipts: boolean;
}

/**
 * Reads once which destinations are closed. The answer tells by a name whether that destination gets nothing for now: the
 * settings do not name it any more, or it was closed. Its deliveries wait until an operator sees to it.
 */
export async function stoppedDestinations(
  storage: Pick<SubmissionStorage, 'closedDestinations'>,
  { destinations, sendsReceipts }: Destinations<unknown>,
): Promise<(destination: string) => boolean> {
  const closed = await storage.closedDestinations();
  return (destination) =>
    !(destination === receiptDestination ? sendsReceipts : destinations.has(destination)) ||
    closed.some(({ name }) => name === destination);
}
