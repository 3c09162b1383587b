import { createSaving, type SubmissionToSave } from '@guichet/service-client';
import type { Drafting } from './drafts/drafting.ts';
import type { LivePage } from './live-page.ts';
import { loadDeferred } from './load-parts.ts';
import type { Fetched, Sending } from './sending.ts';

/** How long saving may take, in milliseconds. The key makes it safe to try again. */
const saveTimeoutMs = 45_000;

/** How this page sends a form to our own server. */
export function createSending(page: LivePage, drafting: () => Promise<Drafting | undefined>): Sending {
  let isAnswered = true;

  async function fetchWhole(url: string, options: RequestInit): Promise<Fetched> {
    isAnswered = false;
    const response = await fetch(url, options);
    const text = await response.text();
    isAnswered = true;
    return { status: response.status, headers: response.headers, text: async () => text };
  }

  const sendOnce = createSaving({
    fetch: fetchWhole,
    baseUrl: `${page.site.base}/api`,
    timeoutMs: saveTimeoutMs,
  });

  async function send(submission: SubmissionToSave, key: string | undefined) {
    const outcome = await sendOnce(submission, key);
    if (outcome.kind !== 'failed' || outcome.fault !== 'busy') return outcome;
    return loadDeferred().then(
      ({ sendWhenFree }) => sendWhenFree(outcome, () => sendOnce(submission, key), page),
      () => outcome,
    );
  }

  return {
    fetch: fetchWhole,
    isAnswered: () => isAnswered,
    send,
    async save(submission, key) {
      const outcome = await send(submission, key);
      const late = isAnswered ? undefined : await drafting();
      return late?.untilAnswered(() => send(submission, key), submission, key) ?? outcome;
    },
  };
}
