import type { ServerErrorDetail } from '@guichet/engine';

/** Details of one refusal: nobody reads more, and a submission must not be answered with many times its size. */
export const maxDetails = 100;

export interface Refused {
  readonly kind: 'invalid';
  /** In the order of the form, at most `maxDetails`. */
  readonly details: readonly ServerErrorDetail[];
  /** How many more there are; absent when these are all. */
  readonly moreDetails?: number;
}

/** The refusal with the first of these details. `total`: how many there are, where not all of them were made. */
export function refused(details: readonly ServerErrorDetail[], total = details.length): Refused {
  const first = details.slice(0, maxDetails);
  const moreDetails = total - first.length;
  return { kind: 'invalid', details: first, ...(moreDetails > 0 && { moreDetails }) };
}
