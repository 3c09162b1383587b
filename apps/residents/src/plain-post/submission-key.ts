import { createHash, randomUUID } from 'node:crypto';

/** How long the same post from the same visitor counts as a repeat, in milliseconds. Source: architecture, plain post. */
const repeatWindowMs = 10 * 60_000;

export interface SubmissionKey {
  readonly key: string;
  readonly repeatWindowMs?: number;
  /** The key is made of all that was posted. */
  readonly isNamedByKey?: true;
  /** Nothing tells a repeat of this post from another resident's: it is sent once its answered page is. */
  readonly isNew?: true;
}

interface Sending {
  /** That of an answered page. */
  readonly pageKey: string | undefined;
  /** The visitor's random cookie. */
  readonly session: string | undefined;
  readonly alias: string;
  readonly body: string;
  /** The resident wants it sent once more, although it may have been received. */
  readonly isAgain: boolean;
}

/** The key that makes repeated plain posts one submission. Without a page key and a cookie nothing does. */
export function submissionKey(sending: Sending): SubmissionKey {
  const { pageKey, session, alias, body, isAgain } = sending;
  // Not a random one: pressing that button twice sends once too.
  if (pageKey !== undefined) return { key: isAgain ? digestKey([pageKey, 'again']) : pageKey };
  if (session === undefined) return { key: randomUUID(), isNew: true };
  return { key: digestKey([session, alias, sha256(body)]), repeatWindowMs, isNamedByKey: true };
}

function digestKey(parts: readonly string[]): string {
  return `post-${sha256(JSON.stringify(parts))}`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
