import type { InEveryLocale } from '@guichet/definition';
import { receiptDestination } from '../delivery/destination.ts';
import type { Destination } from '../delivery/parse-destinations.ts';
import { type Destinations, stoppedDestinations } from '../delivery/stopped-destinations.ts';
import type { Deletion } from '../storage/deletions.ts';
import type { DeliveryState } from '../storage/outbox.ts';
import type { SubmissionStorage } from '../storage/storage.ts';

/** The way of a submission to one destination, as its resident may know it. */
export interface Handover {
  /** The resident's own receipt, by e-mail. */
  readonly isReceipt: boolean;
  /** The office in words; undefined where the operator gave it none. */
  readonly title: InEveryLocale | undefined;
  /** `stopped`: it waits until an operator opens the destination again. */
  readonly state: DeliveryState | 'stopped';
  /** When it came to that, in milliseconds since 1970; undefined while it waits. */
  readonly at: number | undefined;
}

export type Tracked =
  | {
      readonly kind: 'received';
      readonly form: string;
      readonly version: string;
      /** Milliseconds since 1970. */
      readonly received: number;
      readonly handovers: readonly Handover[];
    }
  | ({ readonly kind: 'deleted' } & Pick<Deletion, 'form' | 'receivedDay' | 'deleted'>);

interface Needs extends Destinations<Destination> {
  readonly storage: Pick<
    SubmissionStorage,
    'findByReference' | 'findSubmission' | 'deliveriesOf' | 'findDeletionOf' | 'closedDestinations'
  >;
}

/** The state of a submission, without its answers; undefined for a number that is unknown, or forgotten. */
export async function trackSubmission(reference: string, needs: Needs): Promise<Tracked | undefined> {
  const { storage, destinations } = needs;
  const found = await storage.findByReference(reference);
  const submission = found && (await storage.findSubmission(found.id));
  if (submission === undefined) {
    const deletion = await storage.findDeletionOf(reference);
    return deletion && { kind: 'deleted', ...deletion };
  }
  const deliveries = await storage.deliveriesOf(submission.id);
  const isStopped = await stoppedDestinations(storage, needs);
  const { form, version, received } = submission;
  return {
    ...{ kind: 'received', form, version, received },
    handovers: deliveries.map(({ destination, state, ended }) => ({
      ...{ isReceipt: destination === receiptDestination, at: ended },
      state: state === 'waiting' && isStopped(destination) ? 'stopped' : state,
      title: destinations.get(destination)?.title,
    })),
  };
}
