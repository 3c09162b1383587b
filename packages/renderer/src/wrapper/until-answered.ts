import type { SubmissionToSend } from './submissions.ts';

/** The end of a call of our site. */
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
