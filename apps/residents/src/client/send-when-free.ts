import type { SaveOutcome } from '@guichet/service-client';
import { busyMessages } from '../pages/busy-messages.ts';
import type { LivePage } from './live-page.ts';

type Busy = Extract<SaveOutcome, { kind: 'failed' }>;

/** Some two minutes: then the resident reads that sending failed, and may press again. */
const maxTries = 15;

/** So that those who were turned away together do not come back together, in seconds. */
const spread = 2;

export function isBusy(outcome: { readonly kind: string }): outcome is Busy {
  return outcome.kind === 'failed' && 'fault' in outcome && outcome.fault === 'busy';
}

/** Sends again, under the same key, what a service did not take because it was busy. Says so meanwhile. */
export async function sendWhenFree<Outcome extends { readonly kind: string }>(
  first: Outcome,
  send: () => Promise<Outcome>,
  page: LivePage,
): Promise<Outcome> {
  let outcome = first;
  for (let tries = 0; tries < maxTries && isBusy(outcome); tries += 1) {
    const { retryAfter = 5 } = outcome;
    page.notify(busyMessages.waiting);
    await new Promise((resolve) => setTimeout(resolve, (retryAfter + spread * Math.random()) * 1000));
    outcome = await send();
  }
  return outcome;
}
