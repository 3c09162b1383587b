import type { FormAt } from '@guichet/service-client';
import type { NotLeft } from './special/special-flow.ts';
import type { SubmissionToSend } from './submissions.ts';

export type SentAnswer = Awaited<ReturnType<FormAt['save']>>;

/** Sends what waits for the network, by a form of our own site: it takes one key for one submission. */
export interface Sender {
  save(submission: SubmissionToSend, key: string): Promise<SentAnswer>;
  /** Shows at the form why it was not received. */
  refused(answer: NotLeft): void;
}
