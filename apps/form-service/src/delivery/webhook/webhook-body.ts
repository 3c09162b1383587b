import { describeSubmission, summarize } from '../describe-submission.ts';
import type { Parcel } from '../destination.ts';

/** Addresses for the office, from `SITE_URL`. */
export interface Links {
  /** A submission, for those who may read it. */
  submission(form: string, id: string): string;
  /** A file, for as long as links are good. */
  file(id: string): string;
}

/** An event of Standard Webhooks: `type`, `timestamp`, and `data` with or without answers. */
export function webhookBody(
  parcel: Parcel,
  { isFull, withProtected }: { readonly isFull: boolean; readonly withProtected: boolean },
  links: Links,
) {
  const { submission, uploads } = parcel;
  const files = uploads.map(({ id, field, originalName, type, size }) => ({
    ...{ field, name: originalName, type, size, url: links.file(id) },
  }));
  return {
    type: 'submission.received',
    timestamp: new Date(submission.received).toISOString(),
    data: {
      ...(isFull ? { ...describeSubmission(parcel, withProtected), files } : summarize(parcel)),
      links: { submission: links.submission(submission.form, submission.id) },
    },
  };
}
