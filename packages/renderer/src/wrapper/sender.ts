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

/** What any call of our site comes to. */
export interface Answer {
  readonly kind: string;
  readonly fault?: string;
}

/** Makes a call again until somebody answers. Undefined once the resident stops it. */
export type UntilAnswered = <Outcome extends Answer>(
  call: () => Promise<Outcome>,
  submission: SubmissionToSend,
) => Promise<Outcome | undefined>;

/** Nobody answered, and it may have been received all the same. */
export function isUnanswered({ kind, fault }: Answer): boolean {
  return kind === 'failed' && (fault === 'unreachable' || fault === 'timedOut');
}
