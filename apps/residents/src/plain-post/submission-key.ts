import { createHash } from 'node:crypto';

/** How long the same post from the same visitor counts as a repeat, in milliseconds. Source: architecture, plain post. */
const repeatWindowMs = 10 * 60_000;

export interface SubmissionKey {
  readonly key: string | undefined;
  readonly repeatWindowMs?: number;
}

interface Sending {
  /** That of an answered page. */
  readonly pageKey: string | undefined;
  /** The visitor's random cookie. */
  readonly session: string | undefined;
  readonly alias: string;
  readonly body: string;
}

/** What makes a repeated plain post one submission. Without a page key and a cookie each post is its own. */
export function submissionKey({ pageKey, session, alias, body }: Sending): SubmissionKey {
  if (pageKey !== undefined) return { key: pageKey };
  if (session === undefined) return { key: undefined };
  const digest = createHash('sha256')
    .update(JSON.stringify([session, alias, sha256(body)]))
    .digest('hex');
  return { key: `post-${digest}`, repeatWindowMs };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
