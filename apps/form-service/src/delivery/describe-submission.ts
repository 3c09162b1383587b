import type { JsonObject } from '@guichet/definition';
import { dataOf } from '../print-submissions/json-lines.ts';
import type { Parcel } from './destination.ts';

/**
 * A submission with its answers, as an office's program reads it. Answers that the form protects only where the
 * destination asks for them.
 */
export function describeSubmission(parcel: Parcel, withProtected: boolean) {
  const { submission } = parcel;
  const metadata: JsonObject = JSON.parse(submission.metadata);
  return { ...summarize(parcel), data: dataOf(submission, withProtected), metadata };
}

/** The same without answers. `id` is the same each time it is delivered. */
export function summarize({ delivery, submission }: Parcel) {
  return {
    id: delivery.id,
    submission: submission.id,
    form: submission.form,
    formVersion: submission.version,
    reference: submission.reference,
    received: new Date(submission.received).toISOString(),
  };
}
