import type { SubmissionStorage } from '../storage/storage.ts';
import { receiptDestination } from './destination.ts';

/** Where submissions go. */
export interface Destinations<Destination> {
  readonly destinations: ReadonlyMap<string, Destination>;
  /** There is a mail server for receipts. */
  readonly sendsReceipts: boolean;
}

/**
 * Whether nothing is handed over to a destination for now: it is not in the settings any more, or asked not to be sent
 * anything more. Its deliveries wait until somebody sees to it.
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
